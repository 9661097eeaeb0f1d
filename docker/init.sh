#!/bin/sh
# Makes the secrets and certificates of docker/compose.yml that do not exist yet, and keeps the others. Values that are given in
# the environment, such as ACCOUNT_SEALING_KEY, win. Arguments: the folder of secrets, with one folder for each app, `postgres` and
# `authority`; the folder of certificates; and the folder of tokens. FIELDPOST_HOST is the name in the certificates.
# Files are for their owner and the group of this process, which is that of the apps.
set -eu
umask 027
secrets=${1:?} certificates=${2:?} tokens=${3:?}
host=${FIELDPOST_HOST:?}

fail() {
  echo "$1" >&2
  exit 1
}

# A value that is given or kept; otherwise the output of a command.
value() {
  name=$1
  shift
  eval "found=\${$name:-}"
  [ -n "$found" ] || found=$(sed -n "s/^$name=//p" "$secrets"/*/settings.env 2>/dev/null | head -n 1)
  [ -n "$found" ] || found=$("$@")
  eval "$name=\$found"
}

password() {
  value "$1" openssl rand -hex 16
  case $found in *[!A-Za-z0-9]*) fail "$1: must have letters and digits only" ;; esac
}

# Replaces the settings of an app by the standard input.
settings() {
  cat > "$secrets/$1/settings.env.new"
  chmod 640 "$secrets/$1/settings.env.new"
  mv "$secrets/$1/settings.env.new" "$secrets/$1/settings.env"
}

value FIELDPOST_INTERNAL_SECRET openssl rand -hex 32
password POSTGRES_PASSWORD
for app in ACCOUNT OAUTH DISCOVERY HANDLER NETWORK; do password "${app}_DATABASE_PASSWORD"; done
for app in ACCOUNT OAUTH HANDLER NETWORK; do value "${app}_SEALING_KEY" openssl rand -base64 32; done

for name in POSTGRES ACCOUNT_DATABASE OAUTH_DATABASE DISCOVERY_DATABASE HANDLER_DATABASE NETWORK_DATABASE; do
  eval "echo ${name}_PASSWORD=\$${name}_PASSWORD"
done | settings postgres

for app in account oauth discovery handler network; do
  upper=$(echo "$app" | tr a-z A-Z)
  eval "password=\$${upper}_DATABASE_PASSWORD sealing=\${${upper}_SEALING_KEY:-}"
  {
    echo "FIELDPOST_INTERNAL_SECRET=$FIELDPOST_INTERNAL_SECRET"
    echo "${upper}_DATABASE_URL=postgresql://$app:$password@postgres:5432/$app"
    [ -z "$sealing" ] || echo "${upper}_SEALING_KEY=$sealing"
  } | settings "$app"
done

# The process that writes tokens has the group of this one.
chgrp "$(id -g)" "$tokens"
chmod 770 "$tokens"

authority=$secrets/authority/ca.key
if [ ! -e "$authority" ] && [ -e "$certificates/ca.crt" ]; then
  for file in discovery.crt discovery.key handler.crt handler.key network.crt network.key; do
    [ -e "$certificates/$file" ] || fail "The folder of certificates has ca.crt, but $file is missing."
  done
  echo "The certificates are your own."
  exit
fi

new_key() {
  openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1.new"
  chmod 640 "$1.new"
  mv "$1.new" "$1"
}

# Whether a certificate is signed by the authority, has all names and is valid for 30 days.
is_good() {
  checked=$1
  shift
  openssl verify -CAfile "$certificates/ca.crt" "$checked" > /dev/null 2>&1 || return 1
  openssl x509 -in "$checked" -noout -checkend 2592000 > /dev/null || return 1
  for name; do
    case $(alternative "$name") in IP:*) check=-checkip ;; *) check=-checkhost ;; esac
    openssl x509 -in "$checked" -noout "$check" "$name" | grep -q 'does match' || return 1
  done
}

# The name as a certificate has it.
alternative() {
  case $1 in
    *:*) echo "IP:$1" ;;
    *[!0-9.]*) echo "DNS:$1" ;;
    *) echo "IP:$1" ;;
  esac
}

# Keys are kept when a certificate is made again: those of handler, router and broker also sign their tokens.
certificate() {
  file=$certificates/$1
  shift
  [ -e "$file.key" ] || new_key "$file.key"
  if [ -e "$file.crt" ] && is_good "$file.crt" "$@"; then return; fi
  names=$(for name; do alternative "$name"; done | sort -u | paste -s -d , -)
  {
    echo "subjectAltName=$names"
    echo "basicConstraints=critical,CA:false"
    echo "authorityKeyIdentifier=keyid"
  } > "$secrets/authority/extensions"
  openssl req -new -key "$file.key" -subj "/CN=$1" |
    openssl x509 -req -days 3650 -CA "$certificates/ca.crt" -CAkey "$authority" \
      -extfile "$secrets/authority/extensions" -out "$file.crt.new" 2>/dev/null
  chmod 644 "$file.crt.new"
  mv "$file.crt.new" "$file.crt"
  echo "Made $file.crt for $names."
}

if [ ! -e "$certificates/ca.crt" ]; then
  [ -e "$authority" ] || new_key "$authority"
  openssl req -x509 -new -key "$authority" -days 3650 -subj '/CN=Fieldpost' -addext keyUsage=critical,keyCertSign \
    -out "$certificates/ca.crt.new"
  chmod 644 "$certificates/ca.crt.new"
  mv "$certificates/ca.crt.new" "$certificates/ca.crt"
fi
certificate discovery "$host" localhost discovery
certificate handler "$host" localhost
certificate network "$host" localhost
