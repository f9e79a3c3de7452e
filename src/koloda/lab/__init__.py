"""The lab: simulation, counting and measuring. It uses games and bots through their public contract."""
