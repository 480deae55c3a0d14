/** What changed from one revision of a drawing to the next: members by mark, connections and welds by id. */

import type { Fabrication } from "./fabrication.ts";
import type { Source } from "./members/model.ts";
import { printable } from "./members/names.ts";

/** What is compared: a Fabrication has it, and what a job keeps has it. */
export interface Revision {
  readonly members: readonly RevisionMember[];
  readonly connections: readonly RevisionConnection[];
  readonly welds: readonly RevisionWeld[];
}

interface RevisionMember {
  readonly mark: string;
  readonly section: string;
  readonly steel_grade?: string | undefined;
  readonly length_mm?: number | undefined;
  readonly quantity?: number | undefined;
  readonly utilization?: number | undefined;
  readonly passed?: boolean | undefined;
  readonly source?: Source | undefined;
}

interface RevisionConnection {
  readonly id: string;
  readonly type: string;
  readonly count?: number | undefined;
  readonly M_j_Rd_kNm?: number | undefined;
  readonly classification?: string | undefined;
  readonly utilization?: number | undefined;
  readonly passed?: boolean | undefined;
}

interface RevisionWeld {
  readonly id: string;
  readonly type: string;
  readonly throat_mm?: number | undefined;
  readonly F_w_Rd_kN?: number | undefined;
  readonly passed?: boolean | undefined;
}

interface Changed<T> {
  readonly before: T;
  readonly after: T;
}

interface Difference<T, Key> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly changed: readonly (Key & Changed<T>)[];
}

export interface Diff {
  readonly members: Difference<RevisionMember, { readonly mark: string }>;
  readonly connections: Difference<RevisionConnection, { readonly id: string }>;
  readonly welds: Difference<RevisionWeld, { readonly id: string }>;
}

export const revisionOf = ({ members, joints, welds }: Fabrication): Revision => ({
  members: members.map(({ check, profile, section, ...member }) => ({
    mark: member.mark,
    section: profile ?? section,
    steel_grade: member.steel_grade,
    ...(member.length_mm !== undefined && { length_mm: member.length_mm }),
    quantity: member.quantity,
    ...(check && { utilization: check.utilization, passed: check.passed }),
    source: member.source,
  })),
  connections: joints,
  welds,
});

/** From `older` to `newer`. diff(a, a) is empty; diff(b, a) is diff(a, b) seen from the other side. */
export function diff(newer: Revision, older: Revision): Diff {
  return {
    members: differences(
      newer.members.map(memberFields),
      older.members.map(memberFields),
      (one, other) => ({ mark: [one.mark, other.mark].sort()[0] ?? "" }),
      keyOfMark,
      withSource(newer, older),
    ),
    connections: differences(
      newer.connections.map(connectionFields),
      older.connections.map(connectionFields),
      ({ id }) => ({ id }),
      ({ id }) => id,
    ),
    welds: differences(
      newer.welds.map(weldFields),
      older.welds.map(weldFields),
      ({ id }) => ({ id }),
      ({ id }) => id,
    ),
  };
}

/** Marks that differ in spaces and capitals are one; a member without a mark is known by its section. */
const keyOfMark = ({ mark, section }: RevisionMember): string =>
  mark.trim() === "" ? `\u0000${section}` : mark.replace(/\s+/g, "").toUpperCase();

const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T; // only what is undefined is left out

const rounded = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 1e6) / 1e6;

const memberFields = (one: RevisionMember): RevisionMember =>
  present({
    mark: one.mark,
    section: one.section,
    steel_grade: one.steel_grade,
    length_mm: one.length_mm,
    quantity: one.quantity,
    utilization: rounded(one.utilization),
    passed: one.passed,
  });

const connectionFields = (one: RevisionConnection): RevisionConnection =>
  present({
    id: one.id,
    type: one.type,
    count: one.count,
    M_j_Rd_kNm: rounded(one.M_j_Rd_kNm),
    classification: one.classification,
    utilization: rounded(one.utilization),
    passed: one.passed,
  });

const weldFields = (one: RevisionWeld): RevisionWeld =>
  present({
    id: one.id,
    type: one.type,
    throat_mm: one.throat_mm,
    F_w_Rd_kN: rounded(one.F_w_Rd_kN),
    passed: one.passed,
  });

type Located = (side: "newer" | "older", one: object) => object;

/** Where a member stands on its sheet goes with it, and is no difference. */
function withSource(newer: Revision, older: Revision): Located {
  const sources = (revision: Revision) => {
    const found = new Map<string, Source[]>();
    for (const one of revision.members) {
      const key = JSON.stringify(memberFields(one));
      if (one.source) found.set(key, [...(found.get(key) ?? []), one.source]);
    }
    return found;
  };
  const known = { newer: sources(newer), older: sources(older) };
  return (side, one) => {
    const source = known[side].get(JSON.stringify(one))?.shift();
    return source ? { ...one, source } : one;
  };
}

function differences<T extends object, Key>(
  newer: readonly T[],
  older: readonly T[],
  name: (one: T, other: T) => Key,
  keyOf: (one: T) => string,
  located: Located = (_, one) => one,
): Difference<T, Key> {
  const groups = new Map<string, { newer: T[]; older: T[] }>();
  const group = (key: string) => {
    const found = groups.get(key) ?? { newer: [], older: [] };
    groups.set(key, found);
    return found;
  };
  for (const one of newer) group(keyOf(one)).newer.push(one);
  for (const one of older) group(keyOf(one)).older.push(one);
  const added: T[] = [];
  const removed: T[] = [];
  const changed: (Key & Changed<T>)[] = [];
  const place = (side: "newer" | "older", one: T): T => located(side, one) as T; // the same with its source
  for (const key of [...groups.keys()].sort()) {
    const { newer: now = [], older: then = [] } = groups.get(key) ?? {};
    const [left, right] = unequal(now, then, key);
    for (let i = 0; i < Math.max(left.length, right.length); i++) {
      const [after, before] = [left[i], right[i]];
      if (after && before)
        changed.push({ ...name(after, before), before: place("older", before), after: place("newer", after) });
      else if (after) added.push(place("newer", after));
      else if (before) removed.push(place("older", before));
    }
  }
  return { added, removed, changed };
}

/** What is left when equal ones are taken away in pairs, in an order that does not depend on the side. How a mark is spelt is no difference. */
function unequal<T extends object>(a: readonly T[], b: readonly T[], key: string): [T[], T[]] {
  const textOf = (one: T): string => JSON.stringify("mark" in one ? { ...one, mark: key } : one);
  const count = new Map<string, number>();
  for (const one of b) count.set(textOf(one), (count.get(textOf(one)) ?? 0) + 1);
  const same = new Map<string, number>();
  const left: T[] = [];
  for (const one of a) {
    const text = textOf(one);
    const free = (count.get(text) ?? 0) - (same.get(text) ?? 0);
    if (free > 0) same.set(text, (same.get(text) ?? 0) + 1);
    else left.push(one);
  }
  const right = b.filter((one) => {
    const text = textOf(one);
    const taken = same.get(text) ?? 0;
    if (taken > 0) same.set(text, taken - 1);
    return taken === 0;
  });
  const order = (x: T, y: T) => (textOf(x) < textOf(y) ? -1 : 1);
  return [left.sort(order), right.sort(order)];
}

// ---------------------------------------------------------------- as a page

const escaped = (text: string): string =>
  printable(text, 300).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const shown = (name: string, value: unknown): string => {
  if (value === undefined) return "–";
  if (name === "utilization" && typeof value === "number") return `${Math.round(value * 1000) / 10} %`;
  if (typeof value === "number") return String(Math.round(value * 100) / 100);
  if (typeof value === "boolean") return value ? "passed" : "not passed";
  return escaped(String(value));
};

const labels: Readonly<Record<string, string>> = {
  section: "section",
  steel_grade: "grade",
  length_mm: "length (mm)",
  quantity: "pieces",
  utilization: "utilization",
  passed: "verdict",
  type: "type",
  count: "count",
  M_j_Rd_kNm: "M_j,Rd (kNm)",
  classification: "classification",
  throat_mm: "throat (mm)",
  F_w_Rd_kN: "F_w,Rd (kN)",
};

/** One HTML file: no script, no request to anywhere. */
export function diffPage(changes: Diff, title = "What changed"): string {
  const parts = (["members", "connections", "welds"] as const).map((kind) => section(kind, changes[kind]));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2937}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #e5e7eb;vertical-align:top}
.added{border-left:4px solid #15803d}.removed{border-left:4px solid #b91c1c}.changed{border-left:4px solid #b45309}
del{color:#b91c1c}ins{color:#15803d;text-decoration:none}@media print{body{margin:0;max-width:none}}
</style></head><body><main><h1>${escaped(title)}</h1>
${parts.join("\n")}
</main></body></html>
`;
}

type AnyDifference = Difference<object, object>;

function section(kind: string, { added, removed, changed }: AnyDifference): string {
  const total = added.length + removed.length + changed.length;
  const heading = `<h2>${kind[0]?.toUpperCase()}${kind.slice(1)}</h2>`;
  if (total === 0) return `${heading}<p>No change.</p>`;
  const nameOf = (one: object) =>
    escaped(String(("mark" in one ? one.mark : "id" in one ? one.id : "") || withoutMark(one)));
  const facts = (one: object) =>
    Object.entries(one)
      .filter(([name]) => name in labels)
      .map(([name, value]) => `${labels[name]} ${shown(name, value)}`)
      .join(", ");
  const rows = [
    ...added.map((one) => `<tr class="added"><td>${nameOf(one)}</td><td>added</td><td>${facts(one)}</td></tr>`),
    ...removed.map((one) => `<tr class="removed"><td>${nameOf(one)}</td><td>removed</td><td>${facts(one)}</td></tr>`),
    ...changed.map((one) => `<tr class="changed"><td>${nameOf(one)}</td><td>changed</td><td>${steps(one)}</td></tr>`),
  ];
  return `${heading}<p>${added.length} added, ${removed.length} removed, ${changed.length} changed.</p><table><thead><tr><th>${kind === "members" ? "Mark" : "Id"}</th><th>Change</th><th>What</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** Without a mark a member is known by its section: of what changed in it that stands nowhere else. */
const withoutMark = (one: object): string =>
  "after" in one ? `without mark, ${(one.after as RevisionMember).section}` : "without mark"; // a changed member

function steps(one: object): string {
  const { before, after } = one as Changed<Readonly<Record<string, unknown>>>; // an entry of `changed`
  return Object.keys(labels)
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `${labels[name]} <del>${shown(name, before[name])}</del> → <ins>${shown(name, after[name])}</ins>`)
    .join("; ");
}
