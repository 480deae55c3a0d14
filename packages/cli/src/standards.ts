/** The checks by their endpoints, each loaded when it is asked for. */

import type { Check } from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import { suggestions } from "@x/eurocode/text";
import { Stop } from "./exit.ts";

const stops = messages("standardsStops", {
  unknown: 'unknown check "{given}" Known: {known}',
  near: 'unknown check "{given}"; did you mean {near}? Known: {known}',
});

const loaders: Readonly<Record<string, () => Promise<Check>>> = {
  "en-1992-1-1": async () => (await import("@x/eurocode/en-1992-1-1/check")).concreteColumns,
  "en-1993-1-1": async () => (await import("@x/eurocode/en-1993-1-1/check")).steelMembers,
  "en-1993-1-8": async () => (await import("@x/eurocode/en-1993-1-8/check")).connections,
  "en-1993-1-9": async () => (await import("@x/eurocode/en-1993-1-9/check")).fatigue,
  "en-1995-1-1": async () => (await import("@x/eurocode/en-1995-1-1/check")).timberMembers,
  "en-1998-1": async () => (await import("@x/eurocode/en-1998-1/check")).earthquake,
  "en-1990": async () => (await import("@x/eurocode/en-1990/check")).combinations,
  "en-1991": async () => (await import("@x/eurocode/en-1991/check")).loads,
};

export const endpoints: readonly string[] = Object.keys(loaders);

/** As the checks call themselves, for what only lists them. */
export const titles: Readonly<Record<string, string>> = {
  "en-1992-1-1": "Reinforced concrete",
  "en-1993-1-1": "Steel members",
  "en-1993-1-8": "Steel connections",
  "en-1993-1-9": "Fatigue of steel details",
  "en-1995-1-1": "Timber members",
  "en-1998-1": "Earthquake",
  "en-1990": "Combinations of actions",
  "en-1991": "Actions on structures",
};

/** What people call a check. */
export const aliases: Readonly<Record<string, string>> = {
  steel: "en-1993-1-1",
  ec3: "en-1993-1-1",
  bolts: "en-1993-1-8",
  connections: "en-1993-1-8",
  joints: "en-1993-1-8",
  fatigue: "en-1993-1-9",
  columns: "en-1992-1-1",
  beams: "en-1992-1-1",
  slabs: "en-1992-1-1",
  concrete: "en-1992-1-1",
  ec2: "en-1992-1-1",
  timber: "en-1995-1-1",
  ec5: "en-1995-1-1",
  earthquake: "en-1998-1",
  ec8: "en-1998-1",
  combinations: "en-1990",
  ec0: "en-1990",
};

/** The endpoint that a word means: itself, `EN 1993-1-8`, `1993-1-8`, `ec3-1-8`, or a name of the check. */
export function endpointNamed(word: string): string | undefined {
  const plain = word.toLowerCase().replace(/[\s_]+/g, "-");
  if (Object.hasOwn(loaders, plain)) return plain;
  if (Object.hasOwn(aliases, plain)) return aliases[plain];
  const [, number] = /^(?:(?:ec|eurocode-?)(?=\d)|(?:en-?)?199(?=\d))(\d(?:-\d)*)$/.exec(plain) ?? [];
  const found = number === undefined ? undefined : `en-199${number}`;
  return found !== undefined && Object.hasOwn(loaders, found) ? found : undefined;
}

/** For a check nobody knows: what was probably meant. */
export function checkOf(word: string): Promise<Check> {
  const endpoint = endpointNamed(word);
  const load = endpoint === undefined ? undefined : loaders[endpoint];
  if (load) return load();
  throw unknown(word);
}

function unknown(word: string, kinds: readonly string[] = []): Stop {
  const near = suggestions(word, [...endpoints, ...Object.keys(aliases), ...kinds])[0];
  return new Stop(
    near === undefined
      ? stops.unknown({ given: word, known: listed("plain", endpoints) })
      : stops.near({ given: word, near, known: listed("plain", endpoints) }),
  );
}

/** A check, and the kind of it that the word means: `beams`, `fin-plate`, `End plate`; a word for the check means none. */
export async function kindNamed(word: string): Promise<{ readonly check: Check; readonly kind?: string }> {
  const plain = word.toLowerCase().replace(/[\s_]+/g, "-");
  const endpoint = endpointNamed(word);
  const known = endpoint === undefined ? await allChecks() : [await checkOf(endpoint)];
  for (const check of known)
    for (const kind of Object.keys(check.kinds)) if (plain === kind || plain === `${kind}s`) return { check, kind };
  if (endpoint !== undefined) return { check: await checkOf(word) };
  throw unknown(
    word,
    known.flatMap(({ kinds }) => Object.keys(kinds)),
  );
}

export const allChecks = (): Promise<Check[]> => Promise.all(Object.values(loaders).map((load) => load()));
