import { type Check, checks, suggestions } from "@x/eurocode";
import { Stop } from "../exit.ts";

/** For an endpoint nobody knows: what was probably meant. `1993-1-8` and `ec3-1-8` are close enough to say so. */
export function orNearest(endpoint: string): Check {
  const names = checks.map((known) => known.endpoint);
  const near = suggestions(endpoint, names)[0] ?? names.find((name) => name.includes(endpoint.toLowerCase()));
  throw new Stop(
    `unknown check "${endpoint}"${near === undefined ? "" : `; did you mean ${near}?`} Known: ${names.join(", ")}`,
  );
}
