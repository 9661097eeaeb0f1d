#!/bin/sh
# Fills the empty databases of the apps in BACKUP_APPS from the folder RESTORE_FROM, such as 2026-11-21T01-15-00Z, in
# BACKUP_FOLDER. Nothing is written before all files and databases were checked. Each database is filled in one transaction.
set -eu
export PGTARGETSESSIONATTRS=primary PGCONNECT_TIMEOUT=10
folder=$BACKUP_FOLDER/$RESTORE_FROM

fail() {
  echo "$1" >&2
  exit 1
}

# ACCOUNT_DATABASE_URL and so on.
url() { printenv "$(echo "$1" | tr a-z- A-Z_)_DATABASE_URL"; }

[ -n "$RESTORE_FROM" ] || fail 'RESTORE_FROM is missing: the name of a folder of the backup.'
[ -f "$folder/manifest.json" ] || fail "$folder has no manifest.json: it is no complete backup."
tables="select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'"
for app in $BACKUP_APPS; do
  sum=$(sed -n "s/.*\"file\":\"$app.dump\",[^}]*\"sha256\":\"\([0-9a-f]*\)\".*/\1/p" "$folder/manifest.json")
  [ -n "$sum" ] || fail "The backup does not contain $app."
  echo "$sum  $folder/$app.dump" | sha256sum --check --quiet - || fail "$app.dump is damaged."
  count=$(psql --no-psqlrc --tuples-only --no-align --quiet --dbname "$(url "$app")" --command "$tables")
  [ "$count" = 0 ] || fail "The database of $app is not empty."
done
for app in $BACKUP_APPS; do
  pg_restore --single-transaction --exit-on-error --no-owner --no-privileges --dbname="$(url "$app")" "$folder/$app.dump"
  echo "$app: restored from $RESTORE_FROM."
done
