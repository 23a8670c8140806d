#!/bin/sh
# Runs once, when the database is created. The servers' role owns nothing; migrations grant it what it needs.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$DATABASE_SERVER_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role evenway_server login password :'password';
SQL
