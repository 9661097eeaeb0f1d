#!/bin/sh
# The archive_command of PostgreSQL: copies a segment of the write-ahead log (path, name) into the archive. PostgreSQL
# repeats a failed call. A file gets its final name when it is complete and synced.
set -eu
umask 077
log=$ARCHIVE_FOLDER/log
mkdir -p "$log"
# After a crash PostgreSQL may repeat a segment. A different segment with the same name is an error.
if [ -e "$log/$2" ]; then
  exec cmp "$1" "$log/$2"
fi
cp "$1" "$log/$2.unfinished"
sync "$log/$2.unfinished"
mv "$log/$2.unfinished" "$log/$2"
sync "$log"
