import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Server } from "@hapi/hapi";
import { changesDocumentation, changesHtml, errorsHtml, openApiDocument } from "@x/api";

const assets = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

/** The files of Swagger UI that the page needs, with the character set without which browsers misread the script. */
const files: Readonly<Record<string, string>> = {
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "swagger-ui.css": "text/css; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Eurocode checks: API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="api"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: "/openapi.json", dom_id: "#api", deepLinking: true, validatorUrl: null });\n`;

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

/**
 * The OpenAPI document, and a page to try it that asks nothing of the outside world. Where the pages are built, they have pages of
 * their own to read it, and for the codes of errors.
 */
export function registerDocs(server: Server, baseUrl: () => string, version: string): void {
  let kept: Kept | undefined;
  for (const path of ["/openapi.json", "/api/v1/openapi.json"]) {
    server.route({
      method: "GET",
      path,
      handler: (request, h) => {
        kept ??= keep(JSON.stringify(openApiDocument(baseUrl(), version)));
        const { etag, text, zipped } = kept;
        const unchanged = h.entity({ etag });
        if (unchanged) return unchanged.header("Vary", "Accept-Encoding");
        const zip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?(\s*,|\s*$))/.test(String(request.headers["accept-encoding"] ?? ""));
        const answer = h.response(zip ? zipped : text).type("application/json");
        if (zip) answer.header("Content-Encoding", "gzip");
        return answer.etag(etag).vary("Accept-Encoding");
      },
    });
  }
  const html = { "Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff" };
  for (const [path, text] of [
    ["/docs/try", page],
    ["/docs", page],
    ["/docs/errors", errorsHtml()],
    [changesDocumentation, changesHtml()],
  ] as const) {
    if (server.match("get", path)) continue;
    server.route({
      method: "GET",
      path,
      handler: (_, h) => {
        const response = h.response(text).type("text/html");
        for (const [name, value] of Object.entries(html)) response.header(name, value);
        return response;
      },
    });
  }
  server.route({
    method: "GET",
    path: "/docs/start.js",
    handler: (_, h) => h.response(start).type("text/javascript; charset=utf-8"),
  });
  for (const [name, type] of Object.entries(files)) {
    const content = readFileSync(join(assets, name));
    server.route({
      method: "GET",
      path: `/docs/${name}`,
      handler: (_, h) => h.response(content).type(type).header("Cache-Control", "public, max-age=86400"),
    });
  }
}

interface Kept {
  readonly etag: string;
  readonly text: Buffer;
  readonly zipped: Buffer;
}

function keep(document: string): Kept {
  const text = Buffer.from(document);
  return { etag: createHash("sha256").update(text).digest("base64url").slice(0, 22), text, zipped: gzipSync(text) };
}
