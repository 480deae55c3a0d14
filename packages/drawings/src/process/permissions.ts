/** What the process that reads a drawing may do: read its own modules and fonts, and nothing else, unless a vision model is asked. */
import { lstatSync, readlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Environment } from "./readers.ts";

/** Whose files it loads: modules, fonts, what OCR has learned. */
const loaded = [
  "@napi-rs/canvas",
  "@tesseract.js-data/eng",
  "dejavu-fonts-ttf",
  "openai",
  "pdf-parse",
  "pdfjs-dist",
  "tesseract.js",
  "zod",
];

/** Of the environment a vision model needs its settings, and Node what leads to it. */
const ofVision = /^(OPENAI_\w+|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|(HTTPS?|NO)_PROXY|SSL_CERT_\w+)$/i;
/** Without it no program of Windows has random numbers. */
const always = /^SystemRoot$/i;

const fromSource = import.meta.url.endsWith(".ts");

const fileOf = (name: string): string =>
  fileURLToPath(new URL(fromSource ? `./${name}.ts` : `./drawing-${name}.js`, import.meta.url));

/** Asked for since Node 25. */
const openNetwork = process.allowedNodeEnvironmentFlags.has("--allow-net") ? ["--allow-net"] : [];

export interface Confined {
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export function confined(child: string, megabytes: number, vision: boolean): Confined {
  return {
    execArgv: [
      ...(fromSource ? ["--conditions=@x/source"] : []),
      `--max-old-space-size=${Math.ceil(megabytes)}`,
      "--permission",
      ...readable(child).map((path) => `--allow-fs-read=${path}`),
      "--allow-worker",
      "--allow-addons",
      // before anything else, and in threads too, where no `--import` is loaded
      `--require=${fileOf("threads")}`,
      ...(vision ? openNetwork : [`--require=${fileOf("offline")}`]),
      "--disable-warning=SecurityWarning",
    ],
    // The canvas asks for a home, and where the user of a container has no name the system has no answer. Of the fonts
    // of the machine it would read every one (0.4 s of a whole office's), and what a page shows would depend on them.
    env: { HOME: "/", DISABLE_SYSTEM_FONTS_LOAD: "1", ...chosen(process.env, vision) },
  };
}

function chosen(environment: Environment, vision: boolean): Record<string, string> {
  const taken = (name: string) => always.test(name) || (vision && ofVision.test(name));
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value !== undefined && taken(name) ? [[name, value]] : [])),
  );
}

let found: readonly string[] | undefined;

/** Folders of our modules, and each node_modules that those of others are in or are linked from. */
function readable(child: string): readonly string[] {
  found ??= [...new Set([ownFolder(child), ...loaded.flatMap((name) => modulesWith(child, name))])];
  return found;
}

/** Built, the folder of the build; from the sources, all packages: they import each other. */
const ownFolder = (child: string): string => (fromSource ? resolve(dirname(child), "../../..") : dirname(child));

function modulesWith(child: string, name: string): string[] {
  const paths = createRequire(child).resolve.paths(name) ?? [];
  const there = paths.map((folder) => join(folder, name)).find(isThere);
  return there === undefined ? [] : hops(there).map(outermostModules);
}

/** A link, what it leads to, and so on to the folder itself. */
function hops(path: string): string[] {
  if (!lstatSync(path).isSymbolicLink()) return [path];
  return [path, ...hops(resolve(dirname(path), readlinkSync(path)))];
}

const outermostModules = (path: string): string => /^.*?[\\/]node_modules(?=[\\/])/.exec(path)?.[0] ?? dirname(path);

const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

export const childFile = (): string => fileOf("child");
