/** The checks of the rows: what is asked of each, and what a person set and the check refuses. */
import { type AnnexCode, InvalidInput } from "@x/eurocode";
import { printable } from "../names.ts";
import { type Checked, checkMembers, type Request } from "./member-checks.ts";
import type { Row } from "./rows.ts";

export function checkRows(rows: readonly Row[], annex: AnnexCode): Checked[] {
  const results: Checked[] = rows.map(() => ({}));
  const requests: { request: Request; index: number }[] = [];
  rows.forEach((row, index) => {
    const request = requestOf(row);
    if (typeof request === "string") results[index] = { refused: request };
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

function requestOf({ id, drawn, steel_grade, actions, correction }: Row): Request | string {
  if (drawn.profile === undefined) return `the catalogue has no ${printable(drawn.section, 60)}`;
  if (drawn.length_mm === undefined) return "the drawing gives no length";
  if (Object.keys(actions.values).length === 0 && !actions.load_cases) return actions.reason;
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

/** A field that a person set and the check refuses is an error of that person's file. */
function refuseCorrections(rows: readonly Row[], results: readonly Checked[]): void {
  const problems = rows.flatMap(({ correction, drawn }, i) => {
    const refused = results[i]?.refused;
    if (!correction?.check || refused === undefined) return [];
    const names = Object.keys(correction.check).filter((name) => refused.includes(name));
    return names.map((name) => ({
      path: `corrections of ${printable(drawn.mark, 60)}: check.${name}`,
      message: refused,
    }));
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}
