import type { CalculationLink } from "@x/api";
import { renamed } from "@x/api/links";
import type { Database } from "../database/schema.ts";
import { pathOf } from "./calculations.ts";

// Where calculations lie from each other: links name their sources as files do, and hold on to them by their ids.

export interface Place {
  readonly folder: string;
  readonly name: string;
}

/** With what it was made to, whatever is called so later; undefined: nothing was there yet. */
export interface KeptLink extends CalculationLink {
  readonly calculation?: number | undefined;
}

/** Written by calculations/linked.ts. */
export const linksOf = (links: string | null): KeptLink[] => JSON.parse(links ?? "[]") as KeptLink[]; // as it says

/** What `../Beams/B1.json` names from a folder; undefined: it leads out of the project. */
export function placed(folder: string, from: string): Place | undefined {
  const parts = folder === "" ? [] : folder.split("/");
  for (const part of from.replace(/\.json$/i, "").split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return { folder: parts.slice(0, -1).join("/"), name: parts.at(-1) ?? "" };
}

export function keyFrom(folder: string, from: string): string | undefined {
  const place = placed(folder, from);
  return place && pathOf(place.folder, place.name);
}

/** What a place is called from a folder: as before where that still names it. */
export function nameFrom(folder: string, place: Place, before: string): string {
  if (keyFrom(folder, before) === pathOf(place.folder, place.name)) return before;
  const own = folder === "" ? [] : folder.split("/");
  const parts = place.folder === "" ? [] : place.folder.split("/");
  let same = 0;
  while (same < own.length && own[same] === parts[same]) same++;
  return [...own.slice(same).map(() => ".."), ...parts.slice(same), `${place.name}.json`].join("/");
}

/** An older version as its sources are called now: whoever takes it up again takes the same ones. */
export async function calledNow<T extends { readonly request: string; readonly links: string | null }>(
  database: Database,
  folder: string,
  version: T,
): Promise<T> {
  const links = linksOf(version.links);
  const ids = [...new Set(links.flatMap(({ calculation }) => calculation ?? []))];
  if (ids.length === 0) return version;
  const rows = await database
    .selectFrom("calculations")
    .select(["id", "folder", "name"])
    .where("id", "in", ids)
    .execute();
  const places = new Map(rows.map((row) => [row.id, row]));
  const names = new Map(
    links.map(({ from, calculation }) => {
      const place = calculation === undefined ? undefined : places.get(calculation);
      return [from, place ? nameFrom(folder, place, from) : from];
    }),
  );
  const nameOf = (from: string): string => names.get(from) ?? from;
  return {
    ...version,
    request: JSON.stringify(renamed(JSON.parse(version.request), nameOf)),
    links: JSON.stringify(links.map((link) => ({ ...link, from: nameOf(link.from) }))),
  };
}
