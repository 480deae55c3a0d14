// What runs in production of others' packages: installed beside the build of the command, inside its files, or inside the pages.
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { taken } from "./bundle.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whose files are in the build of the command. */
export const inside = ["cli", "server", "fabrication", "drawings", "report", "api", "client", "words", "eurocode"];
/** Of the pages, what makes them and is not in them. */
const buildsPages = ["vite"];

export const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
export const folderOf = (name) => join(root, "packages", name);
const ours = (name) => name.startsWith("@x/");
export const keyOf = ({ name, version }) => `${name}@${version}`;

/** What a manifest asks for, and whether it can do without. */
export function neededBy({ dependencies = {}, optionalDependencies = {} }) {
  const optional = Object.keys(optionalDependencies);
  const all = [...Object.keys(dependencies).filter((name) => !optional.includes(name)), ...optional];
  return all.map((name) => ({ name, optional: optional.includes(name) }));
}

/** As Node finds it from a folder; undefined where it is not installed. */
export function installedFrom(folder, name) {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, "node_modules", name);
    if (existsSync(join(path, "package.json"))) return realpathSync(path);
    if (dirname(at) === at) return undefined;
  }
}

/** Packages by name and version, each with those it needs; the first are those that our manifests name. */
function closure(starts) {
  const found = new Map();
  const visit = (folder, name, optional, place, direct) => {
    const there = installedFrom(folder, name);
    if (there === undefined) {
      if (optional) return;
      throw new Error(`${name} is not installed; ${folder} needs it`);
    }
    const manifest = manifestIn(there);
    const key = keyOf(manifest);
    const known = found.get(key);
    if (known) {
      known.direct ||= direct;
      return key;
    }
    const one = {
      key,
      name: manifest.name,
      version: manifest.version,
      folder: there,
      manifest,
      place,
      direct,
      needs: [],
    };
    found.set(key, one);
    one.needs = neededBy(manifest).flatMap((needed) => visit(there, needed.name, needed.optional, place, false) ?? []);
    return key;
  };
  for (const { folder, name, place } of starts) visit(folder, name, false, place, true);
  return found;
}

/** What npm installs beside the build of the command. */
export function installedPackages() {
  const starts = inside.flatMap((part) =>
    neededBy(manifestIn(folderOf(part)))
      .filter(({ name }) => !ours(name) && !taken.test(name))
      .map(({ name }) => ({ folder: folderOf(part), name, place: "installed" })),
  );
  return [...closure(starts).values()].sort(byKey);
}

const byKey = (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** Whose modules the last build took into its files. */
function bundledPackages() {
  const { inputs } = JSON.parse(readFileSync(join(root, ".setup", "modules.json"), "utf8"));
  const folders = Object.keys(inputs).flatMap(
    (path) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.slice(1) ?? [],
  );
  return [...new Set(folders)].map((path) => {
    const folder = realpathSync(join(root, path));
    const manifest = manifestIn(folder);
    const named = inside.some((part) => manifestIn(folderOf(part)).dependencies?.[manifest.name] !== undefined);
    return {
      key: keyOf(manifest),
      name: manifest.name,
      version: manifest.version,
      folder,
      manifest,
      place: "bundled",
      direct: named,
      needs: [],
    };
  });
}

/** What a browser gets. */
function pagesPackages() {
  const starts = neededBy(manifestIn(folderOf("web")))
    .filter(({ name }) => !ours(name) && !buildsPages.includes(name))
    .map(({ name }) => ({ folder: folderOf("web"), name, place: "pages" }));
  return [...closure(starts).values()];
}

/** What our manifests name and the build takes into its files: known without a build, but not what of theirs it takes as well. */
function takenPackages() {
  const starts = inside.flatMap((part) =>
    neededBy(manifestIn(folderOf(part)))
      .filter(({ name }) => !ours(name) && taken.test(name))
      .map(({ name }) => ({ folder: folderOf(part), name, place: "bundled" })),
  );
  return [...closure(starts).values()].filter(({ direct }) => direct).map((one) => ({ ...one, needs: [] }));
}

/** As the manifests say it. */
export const packagesByManifest = () => once([...installedPackages(), ...takenPackages(), ...pagesPackages()]);
/** As the last build says it. */
export const productionPackages = () => once([...installedPackages(), ...bundledPackages(), ...pagesPackages()]);

/** Each package once; the first place counts. */
function once(packages) {
  const all = new Map();
  for (const one of packages) {
    const known = all.get(one.key);
    if (known) known.direct ||= one.direct;
    else all.set(one.key, one);
  }
  return [...all.values()].sort(byKey);
}

/** Texts of its licence, as its package brings them. */
export const licenceTexts = ({ folder }) =>
  readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").trim());

/** An SPDX id or expression. */
export function licenceOf({ key, manifest: { license, licenses } }) {
  const said =
    typeof license === "string" ? license : (license?.type ?? licenses?.map(({ type }) => type).join(" OR "));
  if (!said) throw new Error(`${key} does not say its licence`);
  return said;
}

/** Why each package that one of our manifests names is there; what it brings along is there for it. */
export const reasons = {
  "@asteasolutions/zod-to-openapi": "the OpenAPI document from the schemas that validate the requests",
  "@aws-sdk/client-s3":
    "files in a bucket: signatures, and credentials of the machine it runs on; loaded where BLOBS_URL is set",
  "@hapi/boom": "the errors that @hapi/hapi throws and catches",
  "@hapi/bourne": "JSON without `__proto__`",
  "@hapi/hapi": "the server of the API",
  "@modelcontextprotocol/sdk": "`x mcp`: the protocol of tools for language models",
  "@napi-rs/canvas": "pages as pictures: for recognition, for a vision model, for people who check what was read",
  "@opentelemetry/api": "traces, in the names that receivers know; loaded where a receiver is set",
  "@opentelemetry/exporter-trace-otlp-http": "sends traces",
  "@opentelemetry/resources": "says of a trace which process it is of",
  "@opentelemetry/sdk-trace": "makes traces",
  "@tarikjabiri/dxf": "drawings as DXF",
  "@tesseract.js-data/eng": "what recognition has learned of letters",
  "better-sqlite3": "the database of one machine, in the process",
  commander: "the arguments of `x`",
  "dejavu-fonts-ttf": "the fonts of reports and drawings: Greek, signs, weights",
  docx: "reports as Word files, with equations that can be edited; loaded where one is asked for",
  fflate: "compressed parts of spreadsheets and packages",
  fontkit: "widths of text, before it is set",
  "ipaddr.js": "which addresses are of the outside world",
  "jsonc-parser": "JSON with comments, and the line of a mistake in it",
  kysely: "queries typed by the schema, the same for both databases",
  ky: "HTTP with repetition, for the client of the API",
  marked: "texts of a book of calculations, which are Markdown",
  nodemailer: "mail by SMTP",
  "openid-client": "single sign-on by OpenID Connect; loaded where OIDC_ISSUER is set",
  openai: "questions to a vision model; loaded where one is set up",
  "pdf-parse": "pages and information of a PDF",
  pdfkit: "reports and drawings as PDF",
  "pdfjs-dist": "letters and lines of a PDF with their places",
  pg: "PostgreSQL",
  "pg-boss": "the queue of jobs on PostgreSQL, in the transaction that makes the job",
  picocolors: "colours on a terminal",
  qr: "codes on labels that a scanner reads",
  pino: "the log, written without holding up a request",
  piscina: "threads for long checks and jobs",
  preact: "the pages",
  "prom-client": "the measurements at /metrics",
  stripe: "signatures of payment events",
  "swagger-ui-dist": "the page at /docs",
  "tesseract.js": "recognition of text in scans",
  three: "models in three dimensions on the pages",
  "web-ifc": "models as IFC, written and read",
  "write-excel-file": "spreadsheets",
  zod: "the schemas of all input",
};
