import type { Check } from "@x/eurocode";
import { checks, drawings } from "../registry.ts";

interface Standard {
  readonly check: Check;
  readonly draw: unknown;
}

const standards: Readonly<Record<string, () => Promise<Standard>>> = {
  "en-1990": () => import("./en-1990.ts"),
  "en-1991": () => import("./en-1991.ts"),
  "en-1992-1-1": () => import("./en-1992-1-1.ts"),
  "en-1993-1-1": () => import("./en-1993-1-1.ts"),
  "en-1993-1-8": () => import("./en-1993-1-8.ts"),
  "en-1993-1-9": () => import("./en-1993-1-9.ts"),
  "en-1995-1-1": () => import("./en-1995-1-1.ts"),
  "en-1998-1": () => import("./en-1998-1.ts"),
};

/** Makes the check of an endpoint one that the library knows; an endpoint that there is not changes nothing. */
export async function loadStandard(endpoint: string): Promise<void> {
  if (checks.some((check) => check.endpoint === endpoint) || !Object.hasOwn(standards, endpoint)) return;
  const loaded = await standards[endpoint]?.();
  if (loaded) take(loaded);
}

/** Steel members with no more than the first page asks. */
export const loadBeam = async (): Promise<void> => take(await import("./beam.ts"));

function take({ check, draw }: Standard): void {
  if (checks.includes(check)) return;
  drawings[check.endpoint] = draw;
  checks.push(check);
}

export const loadAllStandards = async (): Promise<void> => {
  for (const endpoint of Object.keys(standards)) await loadStandard(endpoint);
};
