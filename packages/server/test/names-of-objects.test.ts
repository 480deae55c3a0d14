// @module-tag change

import { errorStatuses, type Route, routes } from "@x/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { type Bench, openBench } from "./support/app.ts";

// Names that every object of the language has are words like others, wherever a request may carry a text.

const words = ["constructor", "__proto__"];

let bench: Bench;
let token: string;
let email: string;
beforeAll(async () => {
  const opened = await openBench("sqlite", { rateLimit: 1_000_000 });
  if (!opened) throw new Error("no database");
  bench = opened;
  ({ token, email } = await bench.account("studio"));
});
afterAll(() => bench.close());

/** A value with the word in the place of each that it holds, and as the name of each, one at a time. */
function changed(value: unknown, word: string): unknown[] {
  if (Array.isArray(value))
    return [word, ...value.flatMap((one, i) => changed(one, word).map((other) => value.with(i, other)))];
  if (typeof value !== "object" || value === null) return [word];
  const names = Object.entries(value);
  return [
    word,
    ...names.flatMap(([name, one]) => changed(one, word).map((other) => ({ ...value, [name]: other }))),
    ...names.map(([name, one]) => Object.fromEntries(names.map((pair) => (pair[0] === name ? [word, one] : pair)))),
  ];
}

const named = (path: string, by: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => by(name));

interface Asked {
  readonly path: string;
  readonly body?: unknown;
}

function requestsOf(route: Route, word: string): Asked[] {
  const { path, query, body } = route;
  const usual = Object.values(body?.examples() ?? {}).map(({ request }) => request);
  const [first] = usual;
  // the stream of a job that waits would not end, and a document takes long to set
  const at = named(path, () => (route.operationId === "watch-job" ? "999" : "1"));
  const brief = route.tag === "Reports" ? "&format=md" : "";
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => ({
      path: named(path, (name) => (name === param ? word : "1")),
      body: first,
    })),
    ...[...Object.keys(query?.shape ?? {}), word].map((name) => ({
      path: `${at}?${name}=${word}${name === "format" ? "" : brief}`,
      body: first,
    })),
    // what a check takes is the library's to test
    ...(route.tag === "Eurocode checks" || route.tag === "Reports" ? [] : usual)
      .flatMap((request) => changed(request, word))
      .map((request) => ({ path: at, body: request })),
  ];
}

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))("%s", async (_, route) => {
  const failures: string[] = [];
  const known = new Set([route.success.status, ...errorStatuses(route)]);
  const at = route.path.split("{")[0] ?? "";
  for (const word of words) {
    const asked = requestsOf(route, word).filter((_, i) => i % byDepth(2, 2, 1) === 0);
    for (const { path, body } of asked) {
      const sent = { ...(route.method === "GET" || body === undefined ? {} : { body }) };
      const headers = { "Idempotency-Key": word, "X-Request-Id": word, "Last-Event-ID": word };
      for (const more of [{}, { headers }]) {
        const { status } = await bench.call(route.method, path, { token, ...more, ...sent });
        if (status >= 500) failures.push(`${path} ${JSON.stringify(body)}: ${status}`);
        if (!known.has(status) && path.startsWith(at)) failures.push(`${path}: ${status} is not documented`);
      }
    }
  }
  expect(failures).toEqual([]);
});

test.each(routes.filter(({ body }) => body?.form).map((route) => [route.path, route] as const))(
  "the form of %s",
  async (_, route) => {
    const fields = ["email", ...Object.keys(route.body?.form?.shape ?? {})];
    const tables = (word: string) => [
      word,
      `Mark,Profile,Length (mm),${word}\n${word},${word},${word},${word}`,
      JSON.stringify([{ mark: word, section: word, length_mm: 1000, [word]: word }]),
    ];
    for (const word of words) {
      for (const name of [...fields, word]) {
        for (const text of tables(word)) {
          const form = new FormData();
          if (name !== "email") form.set("email", email);
          form.set(name, text);
          const headers = { Authorization: `Bearer ${token}` };
          const url = bench.base + named(route.path, () => "1");
          const { status } = await fetch(url, { method: "POST", body: form, headers });
          expect([name, text, status < 500]).toEqual([name, text, true]);
        }
      }
    }
  },
);
