#!/bin/sh
# Copies the whole server into a new folder, from which the archived log continues. Removes copies older than
# ARCHIVE_KEEP_DAYS, except the newest, and the log that no copy needs.
set -eu
umask 077
copies=$ARCHIVE_FOLDER/copies
mkdir -p "$copies"
rm -rf "$copies"/*.unfinished
draft=$copies/$$.unfinished

pg_basebackup --pgdata="$draft" --wal-method=stream --checkpoint=fast --manifest-checksums=SHA256
pg_verifybackup --quiet "$draft"
sync
# A copy is named by its end, because it can be restored to every later moment.
name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
touch "$draft"
mv "$draft" "$copies/$name"
echo "Copied to $copies/$name."

find "$copies" -mindepth 1 -maxdepth 1 -type d -mtime "+$ARCHIVE_KEEP_DAYS" ! -name "$name" -exec rm -rf {} +
for oldest in "$copies"/*; do break; done
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup "$ARCHIVE_FOLDER/log" "$first"
find "$ARCHIVE_FOLDER/log" -name '*.backup' -mtime "+$ARCHIVE_KEEP_DAYS" -exec rm -f {} +
echo "The log is kept from $first on."
