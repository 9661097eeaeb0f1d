#!/bin/sh
# Replaces the data folder of a stopped server by the last copy before RESTORE_UNTIL (such as 2026-11-21T14:05:00Z;
# empty for the latest state). The server replays the archived log when it starts. The previous folder is renamed.
set -eu
umask 077
until=${RESTORE_UNTIL:-}
chosen=
for copy in "$ARCHIVE_FOLDER"/copies/*Z; do
  # Names of copies have dashes in place of the colons of a time.
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
  # recovery_target_time has neither T nor Z.
  echo "recovery_target_time = '$(echo "$until" | sed 's/T/ /; s/Z$/+00/')'"
  echo "recovery_target_timeline = '${RESTORE_TIMELINE:-latest}'"
  echo "recovery_target_action = 'promote'"
} >>"$draft/postgresql.auto.conf"
touch "$draft/recovery.signal"
sync
[ ! -e "$PGDATA" ] || mv "$PGDATA" "$PGDATA.before-$(date -u +%Y-%m-%dT%H-%M-%SZ)"
mv "$draft" "$PGDATA"
echo "Restored from $chosen. Start the server: it plays the log up to ${until:-its end}."
