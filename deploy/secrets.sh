#!/bin/sh
# Writes deploy/.env with secrets of its own, for its owner alone; one that is there stays as it is.
#   deploy/secrets.sh checks.example.com you@example.com
set -eu
cd "$(dirname "$0")"
if [ -e .env ]; then
  echo "deploy/.env is there already; secrets that are lost cannot be made again" >&2
  exit 2
fi
secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
umask 077
cat >.env <<END
DOMAIN=${1:-localhost}
ACME_EMAIL=${2:-admin@example.com}
DATABASE_PASSWORD=$(secret)
STORE_KEY=$(secret | cut -c1-20)
STORE_SECRET=$(secret)
SECRETS_KEY=$(secret)
METRICS_TOKEN=$(secret)
GRAFANA_PASSWORD=$(secret)
END
echo "wrote deploy/.env; keep a copy of SECRETS_KEY elsewhere: a backup of the database needs it"
