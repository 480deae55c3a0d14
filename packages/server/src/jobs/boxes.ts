import type { JobPage } from "@x/api";
import type { Drawing } from "@x/drawings";
import type { Spoken } from "@x/fabrication/members";

const corners = (box: readonly [number, number, number, number]): [number, number, number, number] => [...box];

/** Boxes around what was read of a page: its members, rows of other lists, and what could not be resolved. */
export function boxesOf({ members, other_rows, unresolved }: Spoken<Drawing>, page: number): JobPage["boxes"] {
  const ofMembers = members.flatMap(({ mark, section, source: { also = [], ...source } }) =>
    [source, ...also]
      .filter((one) => one.page === page)
      .map(({ bbox }) => ({
        kind: "member" as const,
        bbox: corners(bbox),
        mark,
        section,
        method: source.method,
        confidence: source.confidence,
      })),
  );
  const others = other_rows
    .filter(({ source }) => source.page === page)
    .map(({ text, source }) => ({
      kind: "other" as const,
      bbox: corners(source.bbox),
      text,
      method: source.method,
      confidence: source.confidence,
    }));
  const left = unresolved
    .filter((one) => one.page === page)
    .map(({ text, bbox, reason }) => ({ kind: "unresolved" as const, bbox: corners(bbox), text, reason }));
  return [...ofMembers, ...others, ...left];
}
