import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Request, ResponseObject, ResponseToolkit, Server } from "@hapi/hapi";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** Nothing but what this server sends, and no script or style that stands in a page. */
const policyOf = (scripts: string): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");

const policy = policyOf("'self'");

/** The worker that reads models with WebAssembly: its own policy goes with its file, and holds for it alone. */
const readerOfModels = /^assets\/reader-[\w-]+\.js$/;
const policyOfReader = policyOf("'self' 'wasm-unsafe-eval'");

/** Addresses of pages beside `/`, and the file each is. */
const pages: Readonly<Record<string, string>> = {
  "/calculators": "calculators.html",
  "/beam": "beam.html",
  "/account": "account.html",
  "/sign-in": "account.html",
  "/sign-up": "account.html",
  "/projects": "projects.html",
  "/projects/{id}": "projects.html",
  "/jobs/{id}": "projects.html",
  "/compare": "projects.html",
};

/** Where @x/web was built to. */
const built = (): string => join(dirname(createRequire(import.meta.url).resolve("@x/web/package.json")), "dist");

/** What a person sees at an address that is none; nothing for programs. */
type LostPage = (request: Request, h: ResponseToolkit) => Promise<ResponseObject> | undefined;

/** The pages for people. `/` is one of them for who asks for HTML, and says to programs where everything is. */
export function registerPages(server: Server, version: string, folder = built()): LostPage {
  const files = existsSync(folder) ? read(folder) : new Map<string, File>();
  const start = files.get("index.html");
  server.route({
    method: "GET",
    path: "/",
    handler: async (request, h) => {
      const answer =
        start && wantsHtml(request)
          ? await send(start, request, h)
          : h.response({ name: "Eurocode checks", version, openapi: "/openapi.json", docs: "/docs", api: "/api/v1" });
      return answer.vary("Accept");
    },
  });
  for (const [path, name] of Object.entries(pages)) {
    const file = files.get(name);
    if (file) server.route({ method: "GET", path, handler: (request, h) => send(file, request, h) });
  }
  for (const [name, file] of files) {
    // pages of the documentation have their own names, without the ending
    const isPage = extname(name) === ".html";
    if (isPage && !name.startsWith("docs/")) continue;
    const path = `/${isPage ? name.replace(/(?:\/index)?\.html$/, "") : name}`;
    server.route({ method: "GET", path, handler: (request, h) => send(file, request, h) });
  }
  const lost = files.get("lost.html");
  return (request, h) =>
    lost && request.method === "get" && !request.path.startsWith("/api/") && wantsHtml(request)
      ? send(lost, request, h).then((answer) => answer.code(404))
      : undefined;
}

interface Encoded {
  readonly encoding: "br" | "gzip";
  readonly bytes: () => Buffer | Promise<Buffer>;
}

interface File {
  readonly content: Buffer;
  /** As a browser may take it, the smallest first. */
  readonly encoded: readonly Encoded[];
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly named: boolean;
  readonly policy: string;
}

function read(folder: string): Map<string, File> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  return new Map(
    names.flatMap((name) => {
      const type = types[extname(name)];
      if (type === undefined) return [];
      const content = readFileSync(join(folder, name));
      const etag = createHash("sha256").update(content).digest("base64url").slice(0, 22);
      const pressed = join(folder, `${name}.br`);
      const encoded: Encoded[] = [{ encoding: "gzip", bytes: zipped(content) }];
      if (names.includes(`${name}.br`)) {
        const bytes = readFileSync(pressed);
        encoded.unshift({ encoding: "br", bytes: () => bytes });
      }
      return [
        [
          name,
          {
            content,
            encoded,
            type,
            etag,
            named: name.startsWith("assets/"),
            policy: readerOfModels.test(name) ? policyOfReader : policy,
          },
        ] as const,
      ];
    }),
  );
}

/** Zipped for the first who asks, and kept: browsers take Brotli, and a start would spend a third of its time on this. */
function zipped(content: Buffer): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined;
  return () => {
    made ??= promisify(gzip)(content);
    return made;
  };
}

/** Browsers name HTML; programs ask for JSON or for anything. */
function wantsHtml(request: Request): boolean {
  const accept: unknown = request.headers.accept;
  if (typeof accept !== "string") return false;
  const weight = (type: string) => {
    const found = accept.split(",").find((part) => part.split(";")[0]?.trim().toLowerCase() === type);
    return found === undefined ? 0 : Number(/;\s*q=([\d.]+)/i.exec(found)?.[1] ?? 1);
  };
  return weight("text/html") > weight("application/json");
}

/** Not refused by `q=0`. */
const takes = (request: Request, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$))`).test(
    String(request.headers["accept-encoding"] ?? ""),
  );

async function send({ content, encoded, type, etag, named, policy: own }: File, request: Request, h: ResponseToolkit) {
  const chosen = encoded.find(({ encoding }) => takes(request, encoding));
  const unchanged = h.entity({ etag });
  const answer = unchanged ?? h.response((await chosen?.bytes()) ?? content).type(type);
  if (!unchanged && chosen) answer.header("Content-Encoding", chosen.encoding);
  return answer
    .etag(etag)
    .vary("Accept-Encoding")
    .header("Cache-Control", named ? "public, max-age=31536000, immutable" : "no-cache")
    .header("Content-Security-Policy", own)
    .header("Cross-Origin-Opener-Policy", "same-origin");
}
