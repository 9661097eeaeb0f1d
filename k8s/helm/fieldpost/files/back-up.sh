#!/bin/sh
# Dumps the database of each app in BACKUP_APPS into a new folder, which gets its final name when it is complete, and removes folders
# older than BACKUP_KEEP_DAYS. `npm run restore -- databases` reads these folders (docs/guides/backup.md).
set -eu
umask 077
# With several servers in an address, connects to the one that accepts writes.
export PGTARGETSESSIONATTRS=primary PGCONNECT_TIMEOUT=10

made=$(date -u +%Y-%m-%dT%H:%M:%SZ)
folder=$BACKUP_FOLDER/$(echo "$made" | tr : -)
draft=$folder.unfinished
comma=

ask() { psql --no-psqlrc --tuples-only --no-align --quiet --set ON_ERROR_STOP=1 --dbname "$1" --command "$2"; }

dump() { # app, address of its database
  # Without owners and grants, because the restored database may belong to another role.
  pg_dump --format=custom --no-owner --no-privileges --file="$draft/$1.dump" --dbname="$2"
  server=$(ask "$2" 'show server_version')
  migration=$(ask "$2" 'select name from migrations order by id desc limit 1')
  bytes=$(stat -c %s "$draft/$1.dump")
  sum=$(sha256sum "$draft/$1.dump" | cut -d ' ' -f 1)
  printf '%s"%s":{"file":"%s.dump","bytes":%s,"sha256":"%s","server":"%s","migration":"%s","sealed":[]}' \
    "$comma" "$1" "$1" "$bytes" "$sum" "$server" "$migration" >>"$draft/manifest.json"
  comma=,
  echo "$1: $bytes bytes"
}

rm -rf "$BACKUP_FOLDER"/*.unfinished
mkdir "$draft"
printf '{"format":1,"made":"%s","databases":{' "$made" >"$draft/manifest.json"
for app in $BACKUP_APPS; do
  # ACCOUNT_DATABASE_URL and so on.
  dump "$app" "$(printenv "$(echo "$app" | tr a-z- A-Z_)_DATABASE_URL")"
done
printf '}}\n' >>"$draft/manifest.json"
sync
mv "$draft" "$folder"
echo "Backed up to $folder."

find "$BACKUP_FOLDER" -mindepth 1 -maxdepth 1 -type d -mtime "+$BACKUP_KEEP_DAYS" -exec rm -rf {} +
