"""The commands of `koloda`, one file for those that belong together."""
