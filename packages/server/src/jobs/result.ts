import type { Job } from "@x/api";
import type { Drawing } from "@x/drawings";
import { type FabricatedMember, type Fabrication, type JobMember, jobData } from "@x/fabrication";
import { spoken } from "@x/fabrication/members";
import type { Language } from "@x/words";
import { wordsIn } from "@x/words/all";

/** What a finished job shows. */
export type JobResult = {
  readonly [Field in "extracted_data" | "connections_data" | "welds_data" | "base_plates_data"]: NonNullable<
    Job[Field]
  >;
};

/** A result as it is kept: its sentences are messages, or texts where an older version wrote them. */
export type MadeResult = ReturnType<typeof resultFrom>;

/** As it is shown, in the language of who asks. */
export function shownIn({ register: _, ...made }: MadeResult, language: Language): JobResult {
  const said = spoken(made, wordsIn(language).say);
  // an older version left out what the drawing does not tell
  const drawing_info = { project_name: "", scale: "", ...said.extracted_data.drawing_info };
  return { ...said, extracted_data: { ...said.extracted_data, drawing_info } };
}

/** The documented fields, from what is to be built; nothing is calculated here. */
export function resultFrom(drawing: Drawing, fabrication: Fabrication) {
  const data = jobData(drawing, fabrication);
  const { warnings, assumptions, unresolved, summary } = fabrication;
  return {
    extracted_data: {
      ...data.extracted_data,
      drawing_info: { ...fabrication.drawing_info },
      members: data.extracted_data.members.map((member, i) => asMember(member, fabrication.members[i])),
      summary: { ...summary },
      assumptions,
      warnings: [...warnings],
      unresolved: unresolved.map((item) => ({ ...item, bbox: corners(item.bbox) })),
    },
    connections_data: data.connections_data.map((joint) => ({ ...joint })),
    welds_data: data.welds_data.map((weld) => ({ ...weld })),
    base_plates_data: data.base_plates_data.map((plate) => ({ ...plate })),
    // for its next revision; an older version kept none
    register: fabrication.register as Fabrication["register"] | undefined,
  };
}

/** What could not be checked has not passed. */
function asMember(member: JobMember, made: FabricatedMember | undefined) {
  const { buckling, actions = {}, ...rest } = member;
  return {
    ...rest,
    quantity: made?.quantity ?? 1,
    passed: member.passed ?? false,
    ...(buckling && { buckling: defined(buckling) }),
    ...(made?.check && { verifications: made.check.verifications.map((one) => ({ ...one })) }),
    actions: { ...actions },
    source: { ...member.source, bbox: corners(member.source.bbox) },
  };
}

const corners = (box: readonly [number, number, number, number]): [number, number, number, number] => [...box];

const defined = (values: object): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined));

export interface Difference {
  added: Record<string, unknown>[];
  removed: Record<string, unknown>[];
  changed: ({ before: Record<string, unknown>; after: Record<string, unknown> } & Record<string, unknown>)[];
}

/** What changed from one result to another: members by mark, the rest by id. */
export function difference(before: JobResult, after: JobResult) {
  return {
    members: differ(before.extracted_data.members, after.extracted_data.members, "mark", ["section", "utilization"]),
    connections: differ(before.connections_data, after.connections_data, "id", ["passed", "utilization"]),
    welds: differ(before.welds_data, after.welds_data, "id", ["passed", "utilization"]),
  };
}

/** Where it stands and how it was read may change without anything having changed. */
const besides = new Set([
  "source",
  "id",
  "mark",
  "warnings",
  "assumptions",
  "requests",
  "remarks",
  "actions_reason",
  "reason",
  "place",
]);

type Entry = Readonly<Record<string, unknown>>;

function differ(before: readonly Entry[], after: readonly Entry[], key: string, always: readonly string[]): Difference {
  const [past, present] = [keyed(before, key), keyed(after, key)];
  const changed: Difference["changed"] = [];
  for (const [name, then] of past) {
    const now = present.get(name);
    if (!now) continue;
    const fields = [...new Set([...Object.keys(then), ...Object.keys(now)])].filter(
      (field) => !besides.has(field) && JSON.stringify(then[field]) !== JSON.stringify(now[field]),
    );
    if (fields.length === 0) continue;
    const shown = [...new Set([...always, ...fields])];
    const of = (entry: Entry) =>
      Object.fromEntries(shown.filter((field) => entry[field] !== undefined).map((field) => [field, entry[field]]));
    changed.push({ [key]: now[key], before: of(then), after: of(now) });
  }
  return {
    added: [...present].filter(([name]) => !past.has(name)).map(([, entry]) => ({ ...entry })),
    removed: [...past].filter(([name]) => !present.has(name)).map(([, entry]) => ({ ...entry })),
    changed,
  };
}

/** A mark that repeats is told apart by its order. */
function keyed(entries: readonly Entry[], key: string): Map<string, Entry> {
  const map = new Map<string, Entry>();
  for (const entry of entries) {
    const name = String(entry[key]);
    let unique = name;
    for (let n = 2; map.has(unique); n++) unique = JSON.stringify([name, n]);
    map.set(unique, entry);
  }
  return map;
}

/** The difference in a sentence. */
export function summaryOf({ members }: ReturnType<typeof difference>): string {
  const names = (entries: readonly Entry[]) => {
    const marks = entries.map(({ mark, section }) => `${mark === "" ? section : mark}`);
    return marks.length > 5 ? `${marks.slice(0, 5).join(", ")} and ${marks.length - 5} more` : marks.join(", ");
  };
  const parts = [
    members.added.length > 0 ? `${members.added.length} added (${names(members.added)})` : "",
    members.removed.length > 0 ? `${members.removed.length} removed (${names(members.removed)})` : "",
    members.changed.length > 0 ? `${members.changed.length} changed (${names(members.changed)})` : "",
  ].filter((text) => text !== "");
  return parts.length === 0 ? "no member changed" : `Members: ${parts.join("; ")}`;
}
