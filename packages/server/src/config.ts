import { isAbsolute, resolve } from "node:path";
import { type Tier, tiers } from "@x/api/people";
import { suggestions } from "@x/eurocode/engine";
import { listed, type Message } from "@x/eurocode/message";
import { settings as says } from "./says-of-operation.ts";

/** How the server is set up: command line over environment over defaults. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the database and the files. */
  readonly data: string;
  /** PostgreSQL in place of the file in `data`. */
  readonly databaseUrl: string | undefined;
  /** Where clients reach the server, when that is not where it listens. */
  readonly baseUrl: string | undefined;
  /** Listens on loopback, and nothing brings others to it. */
  readonly ownMachineOnly: boolean;
  /** Whether an email alone identifies an account on session endpoints. */
  readonly sessionAuth: "email" | "verified";
  /** Whether webhooks may be http, or lead to this machine and its network. */
  readonly allowPrivateUrls: boolean;
  /** Ports of addresses that are fetched, and of webhooks. */
  readonly fetchPorts: readonly number[];
  /** How many proxies in front write X-Forwarded-For; 0: the header is not believed. */
  readonly trustedProxies: number;
  readonly rateLimit: number;
  /** Origins whose pages may call the API; `*`: all. */
  readonly corsOrigins: readonly string[];
  readonly stripeWebhookSecret: string | undefined;
  /** Plan of a price of the payment provider, by price id or lookup key. */
  readonly stripePrices: Readonly<Record<string, Tier>>;
  /** Where a plan is changed: `{account}` and `{plan}` stand for the account's reference and the plan that is wanted. */
  readonly billingUrl: string | undefined;
  readonly termsUrl: string | undefined;
  readonly privacyUrl: string | undefined;
  readonly metricsToken: string | undefined;
  /** Where files are, when not in the data folder. */
  readonly blobsUrl: string | undefined;
  /** Seconds that a job may take. */
  readonly jobTimeout: number;
  /** Jobs at once in this process; 0: others work on them. Undefined: by the cores and the memory, see places.ts. */
  readonly jobWorkers: number | undefined;
  /** Where a process that only works on jobs says how it is; undefined: nowhere. */
  readonly workerPort: number | undefined;
  /** MB that the process that reads a drawing may take. */
  readonly readerMb: number;
  /** MB of files that an account may keep. */
  readonly accountMb: number;
  /** Jobs of one account that are worked on at once, over all workers. */
  readonly accountRunning: number;
  /** Days after which finished jobs are deleted with their files, and what was told of them; 0: never. */
  readonly retentionDays: number;
  /** Keys of what is kept encrypted: the first for what is written, all for what is read. */
  readonly secretsKeys: readonly string[];
  /** Sends mail, `smtp://…`; or a command that gets each mail on its standard input. */
  readonly smtpUrl: string | undefined;
  readonly mailCommand: string | undefined;
  readonly mailFrom: string | undefined;
  readonly singleSignOn: SingleSignOn | undefined;
  /** Seconds from SIGTERM, when /readyz says no, until nothing new is taken. */
  readonly shutdownDelay: number;
  readonly logLevel: LogLevel;
}

/** A provider of OpenID Connect that people sign in by. */
interface SingleSignOn {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of addresses that may sign in; none: all. */
  readonly domains: readonly string[];
  /** Of the button. */
  readonly name: string;
}

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

export interface ConfigProblems {
  readonly problems: readonly Message[];
}

/** Every setting with its option on the command line and what it is when nobody says. */
const settings = {
  HOST: { option: "host", standard: "127.0.0.1" },
  PORT: { option: "port", standard: "3000" },
  DATA_DIR: { option: "data", standard: "./data" },
  DATABASE_URL: { option: "databaseUrl" },
  BASE_URL: { option: "baseUrl" },
  SESSION_AUTH: { option: "sessionAuth" },
  ALLOW_PRIVATE_URLS: { option: "allowPrivateUrls", standard: "false" },
  FETCH_PORTS: { option: "fetchPorts", standard: "80,443" },
  TRUST_PROXY: { option: "trustProxy", standard: "false" },
  RATE_LIMIT_PER_MINUTE: { option: "rateLimitPerMinute", standard: "60" },
  CORS_ORIGINS: { option: "corsOrigins" },
  STRIPE_WEBHOOK_SECRET: { option: "stripeWebhookSecret" },
  STRIPE_PRICES: { option: "stripePrices" },
  BILLING_URL: { option: "billingUrl" },
  TERMS_URL: { option: "termsUrl" },
  PRIVACY_URL: { option: "privacyUrl" },
  METRICS_TOKEN: { option: "metricsToken" },
  BLOBS_URL: { option: "blobsUrl" },
  JOB_TIMEOUT_S: { option: "jobTimeoutS", standard: "120" },
  JOB_WORKERS: { option: "jobWorkers" },
  WORKER_PORT: { option: "workerPort" },
  READER_MEMORY_MB: { option: "readerMemoryMb", standard: "2000" },
  ACCOUNT_STORAGE_MB: { option: "accountStorageMb", standard: "20000" },
  ACCOUNT_RUNNING_JOBS: { option: "accountRunningJobs", standard: "4" },
  RETENTION_DAYS: { option: "retentionDays", standard: "0" },
  SECRETS_KEY: { option: "secretsKey" },
  SMTP_URL: { option: "smtpUrl" },
  MAIL_COMMAND: { option: "mailCommand" },
  MAIL_FROM: { option: "mailFrom" },
  OIDC_ISSUER: { option: "oidcIssuer" },
  OIDC_CLIENT_ID: { option: "oidcClientId" },
  OIDC_CLIENT_SECRET: { option: "oidcClientSecret" },
  OIDC_DOMAINS: { option: "oidcDomains" },
  OIDC_NAME: { option: "oidcName" },
  SHUTDOWN_DELAY_S: { option: "shutdownDelayS", standard: "3" },
  LOG_LEVEL: { option: "logLevel", standard: "info" },
} as const satisfies Record<string, { option: string; standard?: string }>;
type Setting = keyof typeof settings;

/** Settings that other parts of the product read from the environment. */
const elsewhere = ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL", "OPENAI_TILE_EDGE"];

type Given = Readonly<Record<string, string | undefined>>;

/** Reads the settings; what is wrong with them comes back as messages that name them, all at once. */
export function readConfig(environment: Given, options: Given = {}): Config | ConfigProblems {
  const problems = [...unknownOptions(options), ...misspelt(environment)];
  /** Reads one setting; says what is wrong with it in the words of where it was given. */
  const read = <T>(name: Setting, parse: (text: string) => T | Wrong): T | undefined => {
    const found = givenAs(name, environment, options);
    if (found === undefined) return undefined;
    const parsed = parse(found.text);
    if (!(parsed instanceof Wrong)) return parsed;
    problems.push(says.wrong({ name: found.name, wanted: parsed.wanted, given: shorten(name, found.text) }));
    return undefined;
  };
  const host = read("HOST", (text) => (/^[\w.:-]+$/.test(text) ? text : new Wrong(says.address)));
  const baseUrl = read("BASE_URL", httpUrl);
  const trustedProxies = read("TRUST_PROXY", proxies) ?? 0;
  // a proxy, or a public address, brings others to a server that listens on loopback
  const ownMachineOnly =
    isLoopback(host) && trustedProxies === 0 && (baseUrl === undefined || isLoopback(new URL(baseUrl).hostname));
  const config = {
    host: host ?? "127.0.0.1",
    port: read("PORT", integer(0, 65535)) ?? 0,
    data: read("DATA_DIR", folder) ?? "",
    databaseUrl: read("DATABASE_URL", postgresUrl),
    baseUrl,
    ownMachineOnly,
    sessionAuth: read("SESSION_AUTH", oneOf(["email", "verified"])) ?? (ownMachineOnly ? "email" : "verified"),
    allowPrivateUrls: read("ALLOW_PRIVATE_URLS", yesOrNo) ?? false,
    fetchPorts: read("FETCH_PORTS", ports) ?? [],
    trustedProxies,
    rateLimit: read("RATE_LIMIT_PER_MINUTE", integer(1, 10_000_000)) ?? 60,
    corsOrigins: read("CORS_ORIGINS", origins) ?? [],
    stripeWebhookSecret: read("STRIPE_WEBHOOK_SECRET", secret),
    stripePrices: read("STRIPE_PRICES", prices) ?? {},
    billingUrl: read("BILLING_URL", billingUrl),
    termsUrl: read("TERMS_URL", pageUrl),
    privacyUrl: read("PRIVACY_URL", pageUrl),
    metricsToken: read("METRICS_TOKEN", secret),
    blobsUrl: read("BLOBS_URL", blobsUrl),
    jobTimeout: read("JOB_TIMEOUT_S", integer(1, 3600)) ?? 120,
    jobWorkers: read("JOB_WORKERS", integer(0, 256)),
    workerPort: read("WORKER_PORT", integer(0, 65535)),
    readerMb: read("READER_MEMORY_MB", integer(300, 1_000_000)) ?? 2000,
    accountMb: read("ACCOUNT_STORAGE_MB", integer(1, 10_000_000)) ?? 20_000,
    accountRunning: read("ACCOUNT_RUNNING_JOBS", integer(1, 1000)) ?? 4,
    retentionDays: read("RETENTION_DAYS", integer(0, 36_500)) ?? 0,
    secretsKeys: read("SECRETS_KEY", secretList) ?? [],
    smtpUrl: read("SMTP_URL", smtpUrl),
    mailCommand: read("MAIL_COMMAND", words),
    mailFrom: read("MAIL_FROM", mailAddress),
    singleSignOn: singleSignOn(read, baseUrl, problems),
    shutdownDelay: read("SHUTDOWN_DELAY_S", integer(0, 300)) ?? 3,
    logLevel: read("LOG_LEVEL", oneOf(logLevels)) ?? "info",
  } satisfies Config;
  return problems.length > 0 ? { problems } : config;
}

type Read = <T>(name: Setting, parse: (text: string) => T | Wrong) => T | undefined;

/** All of it or none. */
function singleSignOn(read: Read, baseUrl: string | undefined, problems: Message[]): SingleSignOn | undefined {
  const given = problems.length;
  const issuer = read("OIDC_ISSUER", issuerUrl);
  const clientId = read("OIDC_CLIENT_ID", words);
  const clientSecret = read("OIDC_CLIENT_SECRET", secret);
  const domains = read("OIDC_DOMAINS", mailDomains);
  const name = read("OIDC_NAME", shortName);
  if (problems.length > given) return undefined;
  const parts = [issuer, clientId, clientSecret];
  if ([...parts, domains, name].every((part) => part === undefined)) return undefined;
  if (!issuer || clientId === undefined || clientSecret === undefined) {
    problems.push(says.partOfSignOn);
    return undefined;
  }
  if (baseUrl === undefined) {
    problems.push(says.signOnAddress);
    return undefined;
  }
  return { issuer, clientId, clientSecret, domains: domains ?? [], name: name ?? issuer.hostname };
}

const isLoopback = (host: string | undefined): boolean =>
  host === undefined || /^(127(\.\d+){3}|\[?::1\]?|localhost)$/.test(host);

class Wrong {
  readonly wanted: Message;
  constructor(wanted: Message) {
    this.wanted = wanted;
  }
}

function givenAs(name: Setting, environment: Given, options: Given): { name: string; text: string } | undefined {
  const setting: { option: string; standard?: string } = settings[name];
  const option = options[setting.option];
  if (option !== undefined)
    return { name: `--${setting.option.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, text: option };
  // an empty variable is how many tools spell an absent one; Vite gives BASE_URL=/ to all that it starts
  const said = environment[name];
  const absent = said === undefined || said === "" || (name === "BASE_URL" && said === "/");
  const variable = absent ? setting.standard : said;
  return variable === undefined ? undefined : { name, text: variable };
}

function unknownOptions(options: Given): Message[] {
  const known = Object.values(settings).map(({ option }) => option as string);
  return Object.keys(options)
    .filter((name) => !known.includes(name))
    .map((name) => unknown(name, known));
}

/** The environment holds much that is not ours; what is nearly the name of a setting is a mistake. */
function misspelt(environment: Given): Message[] {
  const known = [...Object.keys(settings), ...elsewhere].filter((name) => name.length >= 8);
  return Object.keys(environment)
    .filter((name) => !known.includes(name) && nearly(name, known))
    .map((name) => unknown(name, known));
}

/** Alike at both ends but for two letters in one place, of long names three; or about proxies that are trusted. */
const nearly = (name: string, known: readonly string[]): boolean =>
  /^TRUST.*PROX/.test(name) ||
  known.some((setting) => {
    const alike = sharedStart(setting, name) + sharedStart(reversed(setting), reversed(name));
    const differ = setting.length < 10 ? 2 : 3;
    return Math.abs(setting.length - name.length) <= differ && alike >= Math.max(setting.length, name.length) - differ;
  });

const reversed = (text: string): string => [...text].reverse().join("");

const sharedStart = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
};

const unknown = (name: string, known: readonly string[]): Message => {
  const [near] = suggestions(name, known);
  return near === undefined ? says.unknown({ name, known: listed("plain", known) }) : says.unknownNear({ name, near });
};

/** A secret or an address with a password does not belong on a terminal. */
const shorten = (name: Setting, text: string): string =>
  /SECRET|TOKEN|COMMAND/.test(name) ? "…" : text.replace(/\/\/[^@/]*@/, "//…@").slice(0, 80);

const integer = (least: number, most: number) => (text: string) => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : new Wrong(says.number({ least, most }));
};

function ports(text: string): number[] | Wrong {
  const list = text.split(",").map((part) => integer(1, 65535)(part.trim()));
  const numbers = list.filter((port) => typeof port === "number");
  return numbers.length === list.length ? numbers : new Wrong(says.ports);
}

const oneOf =
  <T extends string>(words: readonly T[]) =>
  (text: string): T | Wrong =>
    words.find((word) => word === text) ?? new Wrong(says.oneOf({ known: listed("plain", words) }));

const yesOrNo = (text: string): boolean | Wrong =>
  text === "true" || text === "false" ? text === "true" : new Wrong(says.trueOrFalse);

const folder = (text: string): string | Wrong =>
  text.trim() === "" || text.includes("\0") ? new Wrong(says.folder) : isAbsolute(text) ? text : resolve(text);

const proxies = (text: string): number | Wrong => {
  if (text === "true" || text === "false") return text === "true" ? 1 : 0;
  return /^[1-9]$/.test(text) ? Number(text) : new Wrong(says.proxies);
};

function postgresUrl(text: string): string | Wrong {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : new Wrong(says.postgresAddress);
}

function httpUrl(text: string): string | Wrong {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? text.replace(/\/+$/, "")
    : new Wrong(says.httpAddress);
}

/** A page that people are led to: as it was given. */
function pageUrl(text: string): string | Wrong {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const fine = url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  return fine ? text.trim() : new Wrong(says.httpAddress);
}

/** What is put into it stands behind the host: nobody is led to another one. */
function billingUrl(text: string): string | Wrong {
  const filled = text.replace(/\{(?:account|plan)\}/g, "a");
  const [, host = ""] = /^https?:\/\/([^/?#]*)/i.exec(text) ?? [];
  if (!(pageUrl(filled) instanceof Wrong) && !/[{}]/.test(filled + host)) return text.trim();
  return new Wrong(says.billingAddress({ one: "https://pay.example.com/{plan}?client_reference_id={account}" }));
}

function origins(text: string): string[] | Wrong {
  const list = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const fine = list.every((part) => part === "*" || (URL.canParse(part) && new URL(part).origin === part));
  return fine ? list : new Wrong(says.origins);
}

const secret = (text: string): string | Wrong => (text.trim().length >= 8 ? text.trim() : new Wrong(says.secret));

function blobsUrl(text: string): string | Wrong {
  return URL.canParse(text) && /^(s3|https?):$/.test(new URL(text).protocol) ? text : new Wrong(says.blobsAddress);
}

function secretList(text: string): string[] | Wrong {
  const keys = text.split(",").map((key) => key.trim());
  return keys.every((key) => key.length >= 16) ? keys : new Wrong(says.secrets);
}

function smtpUrl(text: string): string | Wrong {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ""
    ? text
    : new Wrong(says.smtpAddress);
}

const words = (text: string): string | Wrong =>
  text.trim() !== "" && !text.includes("\0") ? text.trim() : new Wrong(says.command);

const mailAddress = (text: string): string | Wrong =>
  /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(text) ? text : new Wrong(says.mailAddress);

function issuerUrl(text: string): URL | Wrong {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const fine = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  return url && fine && url.search === "" && url.hash === "" && url.username === "" ? url : new Wrong(says.issuer);
}

function mailDomains(text: string): string[] | Wrong {
  const list = text.split(",").map((part) => part.trim().toLowerCase().replace(/^@/, ""));
  return list.every((part) => /^[\w-]+(\.[\w-]+)+$/.test(part)) ? list : new Wrong(says.domains);
}

const shortName = (text: string): string | Wrong =>
  /^[^\p{Cc}]{1,40}$/u.test(text.trim()) ? text.trim() : new Wrong(says.shortName);

/** `price_1=pro, price_2=studio` */
function prices(text: string): Record<string, Tier> | Wrong {
  const table: Record<string, Tier> = {};
  for (const part of text.split(",")) {
    const [price, plan] = part.split("=").map((side) => side.trim());
    const tier = tiers.find((known) => known === plan && known !== "free");
    if (!price || !tier) return new Wrong(says.prices);
    table[price] = tier;
  }
  return table;
}
