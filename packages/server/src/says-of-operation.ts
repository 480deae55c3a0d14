/**
 * What who runs a server reads: in the terminal and in logs, both in English (docs/decisions/0005-messages-are-data.md). `--json` and
 * the log have id and values.
 */

import { messages } from "@x/eurocode/message";

export const settings = messages("settings", {
  unknown: "unknown setting {name}; known: {known}",
  unknownNear: "unknown setting {name}; did you mean {near}?",
  wrong: '{name} must be {wanted}; it is "{given}"',
  address: "an address to listen on",
  number: "a number from {least} to {most}",
  ports: "ports from 1 to 65535, separated by commas",
  oneOf: "one of {known}",
  trueOrFalse: "true or false",
  folder: "a folder",
  proxies: "true, false or the number of proxies in front (1 to 9)",
  postgresAddress: "an address such as postgres://user:password@host:5432/name",
  httpAddress: "an address that begins with http:// or https://",
  billingAddress: "an address such as {one}, with no other names in braces, and none in the host",
  origins: "* or origins such as https://example.com, separated by commas",
  secret: "a secret of at least 8 characters",
  blobsAddress: "an address such as s3://bucket, or https://key:secret@host/bucket",
  secrets: "secrets of at least 16 characters, the newest first, separated by commas",
  smtpAddress: "an address such as smtps://user:password@host:465",
  command: "a command",
  mailAddress: "an address such as checks@example.com",
  issuer: "the https address that the provider names as its issuer",
  domains: "domains such as example.com, separated by commas",
  shortName: "a name of 40 characters at most",
  partOfSignOn: "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: all of them, or none",
  signOnAddress: "OIDC_ISSUER needs BASE_URL, which the provider sends people back to",
  prices: "pairs such as price_1=pro, price_2=studio",
});

/** Why a server cannot start. */
export const start = messages("start", {
  noFile: "the database {file} cannot be opened: {why}",
  noDatabase: "the database at {host} cannot be used: {why}",
  newerDatabase: 'the database was made by a newer version of this program (it has "{name}")',
  protocol: "OTEL_EXPORTER_OTLP_PROTOCOL must be http/json or left out: traces are sent over HTTP as JSON",
  sampler:
    "OTEL_TRACES_SAMPLER must be one of {known}, each also with parentbased_ in front, and OTEL_TRACES_SAMPLER_ARG from 0 to 1",
  noKey:
    "SECRETS_KEY is not set: with PostgreSQL all servers and workers of a database share one key for the secrets of webhooks; give each the same text of at least 16 characters (openssl rand -base64 32 makes one)",
  wrongKey: "the key {file} cannot be used: {why}",
  otherKey:
    "the secret of 1 webhook was sealed with another key than this server has; give it the SECRETS_KEY of the other servers, or put the former key behind the new one, separated by a comma",
  otherKeys:
    "the secrets of {n} webhooks were sealed with another key than this server has; give it the SECRETS_KEY of the other servers, or put the former key behind the new one, separated by a comma",
});

/** Why a piece of administration cannot be done. */
export const administration = messages("administration", {
  noEmail: '"{given}" is not an email address',
  accountThere: "there is an account with the email {email} already",
  noToken: "{email} has no token {id}",
  noAccount: "there is no account {name}",
  noAccountOfEmail: "there is no account with the email {name}",
  there: "{path} is there already",
  otherFile: "the file {key} is not what was made: its checksum differs",
  ofPostgres: "a PostgreSQL database is backed up by its own tool, pg_dump",
  noDatabase: "there is no database in {folder}",
  unsound: "the copy is not sound: {why}",
});

/** What `x doctor` finds. */
export const findings = messages("findings", {
  filesToCome: "will be kept in {folder}, made at the first start",
  files: "kept in {folder}",
  bucket: "kept in the bucket of BLOBS_URL",
  secrets: "encrypted with SECRETS_KEY",
  secretsOfFile: "encrypted with {file}; keep a copy of it",
  memory: "{jobs}, {megabytes} MB at most",
  littleMemory: "{jobs} may take {megabytes} MB, and there are {there} MB: lower JOB_WORKERS or READER_MEMORY_MB",
  jobs: "{jobs} {jobs:job|jobs} at once",
  pictures: "{pictures} {pictures:picture|pictures} at once",
  jobsAndPictures: "{jobs} {jobs:job|jobs} and {pictures} {pictures:picture|pictures} at once",
  noEmailAlone: "an email alone is not trusted",
  emailAlone: "an email alone is trusted: the server answers to this machine only",
  emailOfAll: "SESSION_AUTH=email, and others can connect: anybody may act as any account",
  fileToCome: "{file} is made at the first start",
  file: "{file} is sound, {version}",
  unsoundFile: "{file} is not sound: {why}; restore a backup",
  emptyPostgres: "PostgreSQL answers; its tables are made at the first start",
  postgres: "PostgreSQL answers, {version}",
  newer: 'the database is of a newer version of this program (it has "{name}")',
  current: "of this version",
  older: "of an older version: x migrate, or the next start, applies {missing} changes",
  other: "{why}",
});
