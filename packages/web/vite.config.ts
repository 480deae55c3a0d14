import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { languages } from "../words/src/languages.ts";
import { documentation } from "./documentation.ts";
import { sketches } from "./sketches.ts";

const page = (name: string) => join(import.meta.dirname, "src", `${name}.html`);

/** Every page is in the same frame: its file has what is its own in the head, and in its body what it shows. */
const framed: Plugin = {
  name: "framed",
  transformIndexHtml: {
    order: "pre",
    handler(html) {
      const frame = readFileSync(join(import.meta.dirname, "src/frame.html"), "utf8");
      const [head = "", body = ""] = html.split(/<\/?body>\n/);
      return frame.replace("<!-- head -->\n", () => head).replace("<!-- body -->\n", () => body);
    },
  },
};

/** Library and reports list all standards and pictures; a page loads each when it is asked for. */
const whenAsked: Plugin = {
  name: "when-asked",
  enforce: "pre",
  resolveId(source, importer) {
    const from = importer?.replaceAll("\\", "/");
    const lists = [
      ["checks.ts", "/eurocode/src/index.ts"],
      ["drawings.ts", "/report/src/figures/index.ts"],
    ] as const;
    const isList = lists.some(([list, file]) => source.split("/").at(-1) === list && from?.includes(file));
    if (isList) return join(import.meta.dirname, "src/registry.ts");
    // what a request with an annex of its own needs is brought by the pages that may have one
    const isOwn = source.endsWith("annexes/own.ts") && /\/eurocode\/src\/(engine\/)?index\.ts/.test(from ?? "");
    return isOwn ? join(import.meta.dirname, "src/without-own-annexes.ts") : undefined;
  },
};

const words = join(import.meta.dirname, "../words/src").replaceAll("\\", "/");

/** Each folder of @x/words lists its files in a module of its own: a page loads the list of its language. */
const foldersOfWords: Plugin = {
  name: "folders-of-words",
  resolveId: (source) => (source.startsWith("words-of/") ? `\0${source}` : undefined),
  load(id) {
    const [, folder] = id.split("\0words-of/");
    if (folder === undefined) return;
    const lazy = (name: string, path: string) => `${JSON.stringify(name)}: () => import(${JSON.stringify(path)})`;
    if (folder === "all") {
      const others = languages.filter((language) => language !== "en");
      return `export const folders = {${others.map((language) => lazy(language, `words-of/${language}`)).join()}};`;
    }
    const files = readdirSync(join(words, folder)).filter((name) => name !== "index.ts");
    return `export const files = {${files.map((name) => lazy(name.replace(/\.ts$/, ""), `${words}/${folder}/${name}`)).join()}};`;
  },
};

/** What a page reads is JSON, in which nothing holds itself. */
const withoutCycles =
  "export const memoizer = () => undefined, isBackEdge = () => false, isRecursiveSchema = () => false;";

/** What neither the library nor the pages ask of a schema. */
const unusedOfSchemas = [
  ...[
    "and",
    "catch",
    "exactOptional",
    "nonoptional",
    "nullable",
    "nullish",
    "pipe",
    "prefault",
    "readonly",
    "transform",
  ],
  ...["overwrite", "superRefine", "validate", "validateAsync", "parseAsync", "safeParseAsync"],
  // texts are taken as they are written
  ...["includes", "startsWith", "endsWith", "lowercase", "uppercase", "normalize"],
  ...["slugify", "multipleOf", "step", "safe", "finite"],
  ...[
    "keyof",
    "catchall",
    "passthrough",
    "loose",
    "safeExtend",
    "merge",
    "pick",
    "omit",
    "partial",
    "exactPartial",
    "required",
  ],
  ...["or", "brand", "default", "describe", "isOptional", "isNullable", "apply"],
  ...[
    "encode",
    "decode",
    "encodeAsync",
    "decodeAsync",
    "safeEncode",
    "safeDecode",
    "safeEncodeAsync",
    "safeDecodeAsync",
  ],
].join("|");

/** No page writes a JSON Schema, and what is wrong with an input the library says itself: what zod has for both stays away. */
const withoutUnusedZod: Plugin = {
  name: "without-unused-zod",
  transform(code, id) {
    const path = id.replaceAll("\\", "/");
    if (path.endsWith("/zod/v4/locales/en.js")) return "export default () => ({});";
    if (path.endsWith("/zod/v4/core/memoizer.js")) return withoutCycles;
    if (!path.endsWith("/zod/v4/classic/schemas.js")) return;
    // a text in a request is a name, never an address or an id
    const shorter = code
      .replaceAll(/^ +\w+\(params\) \{\s+return this\.check\(core\._\w+\(Zod\w+, params\)\);\s+\},$/gm, "")
      .replaceAll(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, "")
      .replaceAll(
        new RegExp(
          `^    (?:async )?(?:${unusedOfSchemas})(?::(?: async)? function \\w+)?\\(.*\\{\\n(?: {8}.*\\n)+    \\},$`,
          "gm",
        ),
        "",
      )
      // what its checks come to, least and most, for who asks the schema back
      .replaceAll(/\butil\.derived\(\{\n(?: {4}.*\n)+\}, \{/g, "util.derived({}, {")
      // the policy of the pages forbids to compile
      .replace("core.$ZodObjectJIT.init", "core.$ZodObject.init")
      .replaceAll(/\bcreate(Standard|To)JSONSchemaMethod\((?=this)/g, "void (");
    if (shorter.length > 0.9 * code.length) this.error("zod is written in another way: look here");
    return shorter;
  },
};

/** What a page always comes to load is asked for at once, not one file after the other. */
const askedAtOnce: Plugin = {
  name: "asked-at-once",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {}, chunk }) {
      const wanted = new Set<string>();
      const follow = (name: string) => {
        const next = bundle[name];
        if (wanted.has(name) || next?.type !== "chunk") return;
        wanted.add(name);
        for (const one of next.imports) follow(one);
      };
      const always = {
        index: ["before-zod", "landing-calculator", "beam"],
        calculators: ["before-zod", "calculator"],
      };
      const names = Object.entries(always).find(([page]) => page === chunk?.name)?.[1] ?? [];
      for (const one of Object.values(bundle))
        if (
          one.type === "chunk" &&
          names.includes(one.name) &&
          !/\/words\/src\//.test(one.facadeModuleId?.replaceAll("\\", "/") ?? "")
        )
          follow(one.fileName);
      return [...wanted]
        .filter((name) => !html.includes(name))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${name}` },
          injectTo: "head" as const,
        }));
    },
  },
};

/** Beside each file, what travels: the server has no time to press this hard. */
const pressed: Plugin = {
  name: "pressed",
  // what is written is what is pressed: the last changes to it come after the bundle
  async writeBundle({ dir = "" }, bundle) {
    const press = promisify(brotliCompress);
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => /\.(js|css|html|wasm|json|svg)$/.test(name))
        .map(async (name) => {
          const content = readFileSync(join(dir, name));
          // the last tenth of what is large, or many, takes most of the time
          const effort = content.length > 1e6 || /^(docs|sketches)\//.test(name) ? 6 : constants.BROTLI_MAX_QUALITY;
          const pressed = await press(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } });
          writeFileSync(join(dir, `${name}.br`), pressed);
        }),
    );
  },
};

/** Tells the worker what to keep: landing page, calculators and all that they may load. */
const worksOffline: Plugin = {
  name: "works-offline",
  // after the chunks that held nothing but styles are gone
  enforce: "post",
  generateBundle(_, bundle) {
    const files = new Set<string>();
    const follow = (name: string) => {
      const chunk = bundle[name];
      if (files.has(name) || !chunk) return;
      files.add(name);
      if (chunk.type !== "chunk") return;
      for (const next of [...chunk.imports, ...chunk.dynamicImports, ...(chunk.viteMetadata?.importedCss ?? [])])
        follow(next);
    };
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk" && chunk.isEntry && ["index", "calculators", "page-of-beams"].includes(chunk.name))
        follow(chunk.fileName);
    const kept = ["/", "/calculators", "/beam", "/icon.svg", "/theme.js", ...[...files].map((name) => `/${name}`)];
    const version = createHash("sha256").update(JSON.stringify(kept)).digest("hex").slice(0, 16);
    this.emitFile({
      type: "asset",
      fileName: "offline-worker.js",
      source: worker(version, kept),
    });
  },
};

const worker = (version: string, kept: readonly string[]): string => `const name = "pages-${version}";
const kept = ${JSON.stringify(kept)};
const pages = ["/", "/calculators", "/beam"];
addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(name);
    await cache.addAll(kept.map((path) => new Request(path, pages.includes(path) ? { headers: { Accept: "text/html" } } : {})));
  };
  event.waitUntil(keep());
});
addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
    await clients.claim();
  };
  event.waitUntil(tidy());
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const find = () => caches.match(pathname, { cacheName: name, ignoreVary: true });
  // a page is the newest there is; what has its content in its name is what is kept
  if (request.mode === "navigate" && pages.includes(pathname))
    event.respondWith(fetch(request).catch(async () => (await find()) ?? Response.error()));
  else if (request.mode !== "navigate" && kept.includes(pathname) && !pages.includes(pathname))
    event.respondWith(find().then((found) => found ?? fetch(request)));
});
`;

/** A sketch of each calculator, for the landing page. */
const sketched: Plugin = {
  name: "sketched",
  async generateBundle() {
    for (const { name, svg } of await sketches())
      this.emitFile({ type: "asset", fileName: `sketches/${name}.svg`, source: svg });
  },
};

/** The documentation in the frame of the pages. */
const documented: Plugin = {
  name: "documented",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const shell = bundle["docs.html"];
      if (shell?.type !== "asset") return this.error("docs.html is not built");
      const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")) as {
        version: string;
      };
      for (const { name, content } of documentation(String(shell.source), version))
        this.emitFile({ type: "asset", fileName: name, source: content });
      delete bundle["docs.html"];
    },
  },
};

/** What every page loads of the library, in one file: together it is compressed to less than in a dozen. */
const alwaysLoaded =
  /packages\/(eurocode\/src\/(basis\/(?!gauss|own-names|polygon)|engine\/(?!both|differences)|sections\/(?!drawn|designations)|annexes\/(?!combinations|concrete|earthquake|load|own\.|timber)|materials\/steel)|report\/src\/(symbol|numbers)\.|words\/src\/(words|languages))/;

/** What every page needs of its own; and, with what draws pages, what forms, lists and tables share. Files of 200 bytes weigh half as much again each. */
const ofAllPages = /packages\/web\/src\/(said|words|pages|offline)\./;
const ofForms = /packages\/web\/src\/(meter|spoken|numbers)\./;

export default defineConfig({
  root: join(import.meta.dirname, "src"),
  // what stands in the pages is found by @x/server at the root of the site
  base: "/",
  publicDir: "public",
  logLevel: "warn",
  plugins: [
    framed,
    whenAsked,
    foldersOfWords,
    withoutUnusedZod,
    askedAtOnce,
    worksOffline,
    sketched,
    documented,
    pressed,
  ],
  resolve: { conditions: ["@x/source", "module", "browser"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es" },
  build: {
    outDir: join(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: "es2023",
    // the policy of the pages allows no data: scripts or styles, and no inline ones
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // the head of the landing page asks for its scripts already; what a language brings needs next to nothing besides
      resolveDependencies: (_, files, { hostId }) =>
        ["index", ...languages].some((name) => hostId.startsWith(`assets/${name}-`))
          ? files.filter((name) => name.endsWith(".css"))
          : files,
    },
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      // who builds a clone wants no list of what took how long
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: alwaysLoaded },
            { name: "page", test: ofAllPages },
            { name: "parts", test: ofForms },
          ],
        },
      },
      input: Object.fromEntries(
        ["index", "calculators", "beam", "account", "projects", "lost", "docs"].map((name) => [
          // the landing page has a chunk of a beam
          name === "beam" ? "page-of-beams" : name,
          page(name),
        ]),
      ),
    },
  },
});
