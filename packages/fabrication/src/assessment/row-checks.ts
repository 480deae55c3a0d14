/** The checks of the rows: what is asked of each, and what a person set and the check refuses. */
import { type AnnexCode, InvalidInput, type Problem } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import { problemAt } from "@x/eurocode/problems";
import type { ProfileHole } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { type Checked, checkMembers, type Request } from "./member-checks.ts";
import { type Row, shown } from "./rows.ts";
import type { Said } from "./said.ts";
import { checked as says } from "./says.ts";
import { wallThickness } from "./solid.ts";

export function checkRows(rows: readonly Row[], annex: AnnexCode): Checked[] {
  const results: Checked[] = rows.map(() => ({}));
  const requests: { request: Request; index: number }[] = [];
  rows.forEach((row, index) => {
    const request = requestOf(row);
    if ("refused" in request) results[index] = request;
    else requests.push({ request, index });
  });
  const checked = checkMembers(
    requests.map(({ request }) => request),
    annex,
  );
  requests.forEach(({ index }, i) => {
    results[index] = checked[i] ?? {};
  });
  refuseCorrections(rows, results);
  return results;
}

/** Members that others are bolted to, once more with their holes (EN 1993-1-1, 6.2.2.2 and 6.2.5(4)). */
export function recheckDrilled(
  rows: readonly Row[],
  built: readonly { readonly drilled?: readonly ProfileHole[] }[],
  annex: AnnexCode,
  said: Said,
): ReadonlyMap<string, Checked> {
  const drilled = rows.flatMap((row, i) => {
    const holes = built[i]?.drilled ?? [];
    const request = requestOf(row);
    const own = row.correction?.check;
    const told = own !== undefined && ["hole_lines", "A_net_mm2", "A_f_net_mm2"].some((name) => name in own);
    if (holes.length === 0 || "refused" in request || told || row.drawn.profile === undefined) return [];
    return [{ row, request: { ...request, hole_lines: linesOf(row.drawn.profile, holes) } }];
  });
  const checked = checkMembers(
    drilled.map(({ request }) => request),
    annex,
  );
  return new Map(
    drilled.flatMap(({ row }, i) => {
      const result = checked[i];
      if (result?.check) return [[row.id, result]];
      said.warn(says.holesNotDeducted, shown(row), row.id);
      return [];
    }),
  );
}

/** Across the member: holes at one place along it. */
function linesOf(profile: string, holes: readonly ProfileHole[]) {
  const lines = new Map<number, Map<string, { n: number; d_0_mm: number; t_mm: number }>>();
  for (const { x_mm, wall, d_mm } of holes) {
    const line = lines.get(x_mm) ?? new Map();
    const t_mm = wallThickness(profile, wall);
    const key = `${t_mm} ${d_mm}`;
    line.set(key, { n: (line.get(key)?.n ?? 0) + 1, d_0_mm: d_mm, t_mm });
    lines.set(x_mm, line);
  }
  const distinct = new Map([...lines.values()].map((line) => [JSON.stringify([...line]), [...line.values()]]));
  return [...distinct.values()].map((line) => ({ holes: line }));
}

function requestOf({ id, drawn, steel_grade, actions, correction }: Row): Request | { readonly refused: Message } {
  if (drawn.profile === undefined) return { refused: says.notInCatalogue({ section: printable(drawn.section, 60) }) };
  if (drawn.length_mm === undefined) return { refused: says.drawingGivesNoLength };
  if (Object.keys(actions.values).length === 0 && !actions.load_cases) return { refused: actions.reason };
  return {
    mark: id,
    profile: drawn.profile,
    length_mm: drawn.length_mm,
    steel_grade,
    ...(actions.load_cases ? { load_cases: actions.load_cases } : actions.values),
    ...actions.shape,
    ...correction?.check,
  };
}

/** Its own field, or another one that cannot be combined with it. */
const isAbout = ({ path, values }: Problem, name: string): boolean =>
  path.split(/[.[\]]+/).includes(name) || JSON.stringify(values ?? {}).includes(JSON.stringify(name));

/** A field that a person set and the check refuses is an error of that person's file. */
function refuseCorrections(rows: readonly Row[], results: readonly Checked[]): void {
  const problems = rows.flatMap(({ correction, drawn }, i) => {
    const { refused, problems: found = [] } = results[i] ?? {};
    if (!correction?.check || refused === undefined) return [];
    const names = Object.keys(correction.check).filter((name) => found.some((one) => isAbout(one, name)));
    return names.map((name) => problemAt(`corrections of ${printable(drawn.mark, 60)}: check.${name}`, refused));
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}
