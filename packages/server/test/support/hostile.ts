import { createHmac } from "node:crypto";
import { type Example, type Route, routes } from "@x/api";
import { type HostileForm, hostileForm } from "./hostile-forms.ts";

// Requests that nobody means well with: made of the documented examples, changed without mercy. A seed gives always the same ones.

export interface Attack {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Means {
  readonly tokens: readonly string[];
  readonly billingSecret: string;
  /** Seconds; signatures of the past are refused early. */
  readonly now: number;
}

/** Numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const words = [
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
  "then",
  "toJSON",
  "length",
  "__proto__",
  "$where",
  "..",
  "",
  " ",
];

/** Texts that mean something elsewhere. */
const texts = [
  ...words,
  "\0",
  "a\0b",
  "\ud800",
  "\u202e",
  "💣".repeat(100),
  "x".repeat(5000),
  "'; drop table accounts; --",
  "../../etc/passwd",
  "$(id)",
  "<script>",
  "1e309",
  "0x10",
  "NaN",
  "IPE 300",
  "S355",
  "2026-13-45",
];

/** What JSON.stringify does not write. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Names = [string, unknown][];
/** An object as its names in order: one may stand twice. */
class Pairs {
  names: Names;
  constructor(names: Names) {
    this.names = names;
  }
}

const opened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(opened);
  if (value === null || typeof value !== "object") return value;
  return new Pairs(Object.entries(value).map(([name, inner]) => [name, opened(inner)]));
};

export function attacker(seed: number, means: Means): () => Attack {
  const next = random(seed);
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T; // none of the lists is empty
  const chance = (p: number) => next() < p;

  const value = (depth = 0): unknown => {
    const kind = below(depth > 3 ? 6 : 10);
    if (kind < 2) return pick(texts);
    if (kind === 2) return pick([0, -0, -1, 1e308, -1e308, 5e-324, 2 ** 53, 1e154, 0.1, 1e9]);
    if (kind === 3) return pick([null, true, false]);
    if (kind === 4) return new Raw(pick(["1e999", "-1e999", "1E400", "0.1e-400", "123456789012345678901234567890"]));
    if (kind === 5) return [];
    if (kind === 6) return Array.from({ length: below(4) }, () => value(depth + 1));
    if (kind === 7) return new Pairs(Array.from({ length: below(4) }, () => [pick(words), value(depth + 1)]));
    if (kind === 8) return new Raw(`${"[".repeat(1 + below(100))}${"]".repeat(1 + below(100))}`);
    return new Raw(`${'{"a":'.repeat(70)}1${"}".repeat(70)}`);
  };

  /** Changes one place of a tree. */
  const change = (tree: unknown): unknown => {
    if (tree instanceof Pairs) {
      const { names } = tree;
      const at = below(names.length);
      const pair = names[at];
      switch (below(8)) {
        case 0:
          names.push([pick(words), value()]);
          break;
        case 1:
          if (pair) pair[0] = pick(words);
          break;
        case 2:
          if (pair) names.push([pair[0], chance(0.5) ? pair[1] : value()]);
          break;
        case 3:
          names.splice(at, 1);
          break;
        case 4:
          if (pair) pair[1] = value();
          break;
        default:
          if (pair) pair[1] = change(pair[1]);
          else return value();
      }
      return tree;
    }
    if (Array.isArray(tree) && tree.length > 0 && chance(0.9)) {
      const at = below(tree.length);
      if (chance(0.1)) return Array.from({ length: 2 + below(30) }, () => tree[at]);
      if (chance(0.1)) tree.push(value());
      else tree[at] = change(tree[at]);
      return tree;
    }
    return chance(0.95) ? value() : new Pairs([[pick(words), tree]]);
  };

  const name = (text: string): string => {
    if (!chance(0.05)) return JSON.stringify(text);
    const escaped = [...text].map((c) =>
      chance(0.5) ? `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}` : JSON.stringify(c).slice(1, -1),
    );
    return `"${escaped.join("")}"`;
  };
  const written = (tree: unknown): string => {
    if (tree instanceof Raw) return tree.text;
    if (Array.isArray(tree)) return `[${tree.map(written).join(",")}]`;
    if (tree instanceof Pairs)
      return `{${tree.names.map(([key, inner]) => `${name(key)}:${written(inner)}`).join(",")}}`;
    return JSON.stringify(tree) ?? "null";
  };

  /** Changes the bytes. */
  const spoil = (body: Buffer): Buffer => {
    switch (below(10)) {
      case 0:
        return body.subarray(0, below(body.length + 1));
      case 1: {
        const spoilt = Buffer.from(body);
        for (let i = 0; i <= below(5) && spoilt.length > 0; i++) spoilt[below(spoilt.length)] = below(256);
        return spoilt;
      }
      case 2:
        return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]);
      case 3:
        return Buffer.from(body.toString("utf8"), "utf16le");
      case 4:
        return Buffer.concat([body, Buffer.from(pick(["}", "]", "\0", "null", " ".repeat(100)]))]);
      case 5:
        return Buffer.from(`{"${"n".repeat(below(200_000))}":1,${body.toString("utf8").slice(1)}`);
      case 6:
        return Buffer.from(`{${Array.from({ length: below(2000) }, (_, i) => `"n${i}":0`).join(",")}}`);
      case 7:
        return Buffer.from("[".repeat(below(100_000)));
      default:
        return body;
    }
  };

  /** Some are calculated. */
  const known = new Map<Route, readonly Example[]>();
  const bodyOf = (route: Route): Buffer => {
    let examples = known.get(route);
    if (!examples) {
      examples = Object.values(route.body?.examples() ?? {});
      known.set(route, examples);
    }
    if (examples.length === 0) return chance(0.8) ? Buffer.alloc(0) : spoil(Buffer.from("{}"));
    let tree = opened(structuredClone(pick(examples).request));
    for (let i = below(4); i > 0; i--) tree = change(tree);
    const body = Buffer.from(written(tree));
    return chance(0.2) ? spoil(body) : body;
  };

  const segment = () =>
    encodeURIComponent(
      pick([
        "1",
        "2",
        "0",
        "-1",
        "1.5",
        "99999999999",
        "2147483647",
        "2147483648",
        ...texts.filter((text) => text !== "\ud800").map((text) => text.slice(0, 50)),
      ]),
    );
  const pathOf = (route: Route): string => {
    const paths = [route.path, ...(route.also ?? [])];
    const path = pick(paths).replace(/\{\w+\}/g, () => (chance(0.5) ? String(1 + below(50)) : segment()));
    const query = Array.from(
      { length: chance(0.3) ? below(4) : 0 },
      () => `${encodeURIComponent(pick(["email", "limit", "before", "limit[]", ...words]))}=${segment()}`,
    );
    const wild = chance(0.03) ? `/${segment()}` : "";
    return path + wild + (query.length > 0 ? `?${query.join("&")}` : "");
  };

  /** Where a form is read, half of the bodies are one. */
  const formOf = (route: Route): HostileForm | undefined => {
    const fields = route.body?.form?.shape;
    if (!fields || chance(0.5)) return undefined;
    return hostileForm(Object.keys(fields), { below, pick, chance }, () => written(value()));
  };

  const headersOf = (route: Route, body: Buffer): Record<string, string> => {
    const headers: Record<string, string> = {};
    if (!chance(0.1))
      headers.authorization = `Bearer ${chance(0.9) ? pick(means.tokens) : pick(["x", "x_", `x_${"A".repeat(43)}`, "constructor"])}`;
    if (body.length > 0)
      headers["content-type"] = chance(0.95)
        ? "application/json"
        : pick(["text/plain", "application/xml", "multipart/form-data", "application/json; charset=utf-16", ";;;"]);
    if (chance(0.1)) headers["idempotency-key"] = pick(["a", "b", "x".repeat(300), "constructor", "__proto__"]);
    if (chance(0.05)) headers["x-request-id"] = pick(["a", "x".repeat(500), "../..", "<b>"]);
    if (chance(0.05)) headers["x-forwarded-for"] = pick(["1.2.3.4", "::1", "a, b, c", "[::1]:80", "x".repeat(500)]);
    if (chance(0.05))
      headers.cookie = pick([`x_session=${"A".repeat(43)}`, "x_session=", ";;==", `a=${"b".repeat(5000)}`]);
    if (chance(0.05)) headers["content-encoding"] = pick(["gzip", "br", "identity", "nonsense"]);
    if (chance(0.05)) headers["accept-encoding"] = pick(["gzip", "*;q=0", "nonsense;q=x"]);
    if (chance(0.03)) headers.origin = pick(["null", "https://evil.example.com", "nonsense"]);
    if (chance(0.02)) headers["if-none-match"] = pick(["*", '"x"', '""']);
    if (route.access === "signature" && chance(0.8)) {
      const signed = createHmac("sha256", means.billingSecret).update(`${means.now}.`).update(body).digest("hex");
      headers["stripe-signature"] = `t=${means.now},v1=${signed}`;
    }
    return headers;
  };

  return () => {
    let route = pick(routes);
    // documents take long to set: fewer of them
    if (route.tag === "Reports" && chance(0.9)) route = pick(routes);
    // forms are read by few routes: more of them
    if (chance(0.15)) route = pick(routes.filter(({ body }) => body?.form !== undefined));
    const method = chance(0.95) ? route.method : pick(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]);
    const form = formOf(route);
    const body = method === "GET" || method === "HEAD" ? Buffer.alloc(0) : (form?.body ?? bodyOf(route));
    const headers = headersOf(route, body);
    if (form && body.length > 0) headers["content-type"] = form.type;
    return { method, path: pathOf(route), headers, body };
  };
}
