#!/bin/sh
# Gives each app a database and a user of its own that opens no other one. The PostgreSQL image runs this once, on an
# empty data folder; the passwords come as ACCOUNT_DATABASE_PASSWORD and so on.
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
