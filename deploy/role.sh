#!/bin/sh
# Run by the image of PostgreSQL on an empty folder, once: a role that owns its database and is no
# superuser, or the database's own rules would not hold.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --set password="$(cat "$POSTGRES_PASSWORD_FILE")" <<'SQL'
CREATE ROLE attune LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE attune OWNER attune;
\connect attune
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
SQL
