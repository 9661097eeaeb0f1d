#!/bin/sh
# Makes the data folder of a server that is stopped anew: the last copy before RESTORE_UNTIL (such as
# 2026-11-21T14:05:00Z; empty for all that there is), from which the server plays the log of the archive when it starts.
# What was there before stays beside it.
set -eu
umask 077
until=${RESTORE_UNTIL:-}
chosen=
for copy in "$ARCHIVE_FOLDER"/copies/*Z; do
  # The name has dashes where a time has colons.
  made=$(basename "$copy" | sed 's/T\(..\)-\(..\)-/T\1:\2:/')
  [ -d "$copy" ] && { [ -z "$until" ] || [ "$(date -d "$made" +%s)" -le "$(date -d "$until" +%s)" ]; } && chosen=$copy
done
if [ -z "$chosen" ]; then
  echo "There is no copy from before ${until:-now}." >&2
  exit 1
fi
if [ -e "$PGDATA/postmaster.pid" ]; then
  echo "A server runs on $PGDATA, or was not stopped in order; remove postmaster.pid when none does." >&2
  exit 1
fi

pg_verifybackup --quiet "$chosen"
draft=$PGDATA.unfinished
rm -rf "$draft"
cp -a "$chosen" "$draft"
{
  echo "restore_command = 'cp \"$ARCHIVE_FOLDER/log/%f\" \"%p\"'"
  # Settings know no T and no Z in a time.
  echo "recovery_target_time = '$(echo "$until" | sed 's/T/ /; s/Z$/+00/')'"
  echo "recovery_target_timeline = '${RESTORE_TIMELINE:-latest}'"
  echo "recovery_target_action = 'promote'"
} >>"$draft/postgresql.auto.conf"
touch "$draft/recovery.signal"
sync
[ ! -e "$PGDATA" ] || mv "$PGDATA" "$PGDATA.before-$(date -u +%Y-%m-%dT%H-%M-%SZ)"
mv "$draft" "$PGDATA"
echo "Restored from $chosen. Start the server: it plays the log up to ${until:-its end}."
