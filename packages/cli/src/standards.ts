/** The checks by their endpoints, each loaded when it is asked for. */
import { type Check, suggestions } from "@x/eurocode/engine";
import { Stop } from "./exit.ts";

const loaders: Readonly<Record<string, () => Promise<Check>>> = {
  "en-1992-1-1": async () => (await import("@x/eurocode/en-1992-1-1/check")).concreteColumns,
  "en-1993-1-1": async () => (await import("@x/eurocode/en-1993-1-1/check")).steelMembers,
  "en-1993-1-8": async () => (await import("@x/eurocode/en-1993-1-8/check")).connections,
  "en-1993-1-9": async () => (await import("@x/eurocode/en-1993-1-9/check")).fatigue,
  "en-1995-1-1": async () => (await import("@x/eurocode/en-1995-1-1/check")).timberMembers,
  "en-1998-1": async () => (await import("@x/eurocode/en-1998-1/check")).earthquake,
  "en-1990": async () => (await import("@x/eurocode/en-1990/check")).combinations,
};

export const endpoints: readonly string[] = Object.keys(loaders);

/** As the checks call themselves, for what only lists them. */
export const titles: Readonly<Record<string, string>> = {
  "en-1992-1-1": "Reinforced concrete columns",
  "en-1993-1-1": "Steel members",
  "en-1993-1-8": "Steel connections",
  "en-1993-1-9": "Fatigue of steel details",
  "en-1995-1-1": "Timber members",
  "en-1998-1": "Earthquake",
  "en-1990": "Combinations of actions",
};

/** For an endpoint nobody knows: what was probably meant. `1993-1-8` and `ec3-1-8` are close enough to say so. */
export function checkOf(endpoint: string): Promise<Check> {
  const load = Object.hasOwn(loaders, endpoint) ? loaders[endpoint] : undefined;
  if (load) return load();
  const near = suggestions(endpoint, endpoints)[0] ?? endpoints.find((name) => name.includes(endpoint.toLowerCase()));
  throw new Stop(
    `unknown check "${endpoint}"${near === undefined ? "" : `; did you mean ${near}?`} Known: ${endpoints.join(", ")}`,
  );
}
