#!/bin/sh
# Creates a database for each app, and a user that can open only this database. The PostgreSQL image runs this script
# once, on an empty data folder. The passwords are in ACCOUNT_DATABASE_PASSWORD and so on.
set -eu

create() {
  psql -v ON_ERROR_STOP=1 -v name="$1" -v password="$2" -U "$POSTGRES_USER" -d postgres <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke all on database :"name" from public;
SQL
}

create account "${ACCOUNT_DATABASE_PASSWORD:?}"
create oauth "${OAUTH_DATABASE_PASSWORD:?}"
create discovery "${DISCOVERY_DATABASE_PASSWORD:?}"
create handler "${HANDLER_DATABASE_PASSWORD:?}"
create network "${NETWORK_DATABASE_PASSWORD:?}"
