#!/bin/sh
# Puts a segment of the write-ahead log into the archive; PostgreSQL calls it with path and name, and again until it ends
# well. What is under its name is complete and on the disk.
set -eu
umask 077
log=$ARCHIVE_FOLDER/log
mkdir -p "$log"
# After a crash the same segment may come again. Another one of the same name is never written over the first.
if [ -e "$log/$2" ]; then
  exec cmp "$1" "$log/$2"
fi
cp "$1" "$log/$2.unfinished"
sync "$log/$2.unfinished"
mv "$log/$2.unfinished" "$log/$2"
sync "$log"
