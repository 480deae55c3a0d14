/** What of two fabrications a workshop makes otherwise: parts by mark, joints by their dimensions, and what must be made again. */
import type { Fabrication, Joint, PlatePart, ProfilePart } from "./fabrication.ts";

/** One thing that is not as it was. `again`: what was made by the older one cannot become this. */
interface PartChange {
  readonly mark: string;
  /** what it is called in the newer one, where that is another name */
  readonly now?: string;
  readonly what: readonly string[];
  readonly again: boolean;
}

interface JointChange {
  readonly id: string;
  readonly what: readonly string[];
}

interface Named {
  readonly mark: string;
  readonly quantity: number;
  readonly about: string;
}

export interface Recut {
  readonly profiles: {
    readonly added: readonly Named[];
    readonly removed: readonly Named[];
    readonly changed: readonly PartChange[];
  };
  readonly plates: {
    readonly added: readonly Named[];
    readonly removed: readonly Named[];
    readonly changed: readonly PartChange[];
  };
  readonly bolts: readonly { readonly name: string; readonly before: number; readonly after: number }[];
  readonly joints: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly changed: readonly JointChange[];
  };
  /** marks of the newer one that are to be cut, and how many */
  readonly cut: readonly { readonly mark: string; readonly quantity: number; readonly why: string }[];
}

export function recutOf(older: Fabrication, newer: Fabrication): Recut {
  const profiles = compared(byName(older.parts.profiles), byName(newer.parts.profiles), profileAbout, profileChanges);
  const plates = compared(byMark(older.parts.plates), byMark(newer.parts.plates), plateAbout, plateChanges);
  const pieces = compared(byMark(older.parts.fittings), byMark(newer.parts.fittings), profileAbout, profileChanges);
  const cut = [profiles, plates, pieces].flatMap(({ added, changed, counts }) => [
    ...added.map(({ mark, quantity }) => ({ mark, quantity, why: "new" })),
    ...changed.flatMap(({ mark, now = mark, what, again }) => {
      const { before = 0, after = 0 } = counts.get(mark) ?? {};
      const quantity = again ? after : after - before;
      return quantity > 0 ? [{ mark: now, quantity, why: what.join("; ") }] : [];
    }),
  ]);
  return {
    profiles: told(profiles),
    plates: {
      added: [...plates.added, ...pieces.added],
      removed: [...plates.removed, ...pieces.removed],
      changed: [...plates.changed, ...pieces.changed],
    },
    bolts: boltsOf(older, newer),
    joints: jointsOf(older.joints, newer.joints),
    cut,
  };
}

const told = ({ added, removed, changed }: Compared) => ({ added, removed, changed });

// ---------------------------------------------------------------- parts

type Grouped<T> = ReadonlyMap<string, T>;

/** By the mark of the list: what changed has a new one, and is the same piece of the building. */
const byName = (list: readonly ProfilePart[]): Grouped<ProfilePart> => new Map(list.map((one) => [one.id, one]));

/** Plates of one mark are the same plate, and are counted together. */
function byMark<T extends { readonly mark: string; readonly quantity: number }>(list: readonly T[]): Grouped<T> {
  const found = new Map<string, T>();
  for (const one of list) {
    const known = found.get(one.mark);
    found.set(one.mark, known ? { ...known, quantity: known.quantity + one.quantity } : one);
  }
  return found;
}

interface Compared {
  readonly added: readonly Named[];
  readonly removed: readonly Named[];
  readonly changed: readonly PartChange[];
  readonly counts: ReadonlyMap<string, { readonly before: number; readonly after: number }>;
}

type Changes = { readonly what: string[]; readonly again: boolean };

function compared<T extends { readonly id: string; readonly mark: string; readonly quantity: number }>(
  older: Grouped<T>,
  newer: Grouped<T>,
  about: (part: T) => string,
  changes: (before: T, after: T) => Changes,
): Compared {
  const named = (part: T): Named => ({ mark: part.mark || part.id, quantity: part.quantity, about: about(part) });
  const only = (from: Grouped<T>, other: Grouped<T>) =>
    [...from].flatMap(([key, part]) => (other.has(key) ? [] : [named(part)]));
  const counts = new Map<string, { before: number; after: number }>();
  const changed = [...newer].flatMap(([key, after]): PartChange[] => {
    const before = older.get(key);
    if (!before) return [];
    const { what, again } = changes(before, after);
    if (before.quantity !== after.quantity) what.push(`${before.quantity} pieces → ${after.quantity}`);
    if (what.length === 0) return [];
    const [mark, now] = [before.mark || before.id, after.mark || after.id];
    counts.set(mark, { before: before.quantity, after: after.quantity });
    return [{ mark, ...(now !== mark && { now }), what, again }];
  });
  return { added: only(newer, older), removed: only(older, newer), changed, counts };
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

const profileAbout = ({ profile, length_mm, steel_grade }: ProfilePart): string =>
  `${profile} L=${tenth(length_mm)} ${steel_grade}`;

function plateAbout({ use, t_mm, outline, steel_grade, holes }: PlatePart): string {
  const [x, y] = [0, 1].map((i) => Math.max(...outline.map((point) => point[i] ?? 0))) as [number, number];
  const size = [t_mm, Math.min(x, y), Math.max(x, y)].map(tenth).join("x");
  return `${use === "drawn" ? "plate" : use} ${size} ${steel_grade}, ${holes.length} holes`;
}

function profileChanges(before: ProfilePart, after: ProfilePart): Changes {
  const what: string[] = [];
  let again = false;
  const differs = (name: string, a: string, b: string) => {
    if (a === b) return;
    what.push(`${name} ${a} → ${b}`);
    again = true;
  };
  differs("section", before.profile, after.profile);
  differs("grade", before.steel_grade, after.steel_grade);
  differs("length", tenth(before.length_mm), tenth(after.length_mm));
  for (const end of ["start", "end"] as const) {
    const cut = ({ cuts }: ProfilePart) => `${tenth(cuts[end].about_y_deg)}°/${tenth(cuts[end].about_z_deg)}°`;
    differs(`cut at the ${end}`, cut(before), cut(after));
  }
  const [gone, come] = unlike(before.holes.map(holeText), after.holes.map(holeText));
  if (gone.length > 0) what.push(`holes gone: ${gone.join(", ")}`);
  if (come.length > 0) what.push(`holes new: ${come.join(", ")}`);
  const cope = (one: ProfilePart["copes"][number]) =>
    `${one.end} ${one.edge} ${tenth(one.length_mm)}×${tenth(one.depth_mm)}`;
  const [lost, made] = unlike(before.copes.map(cope), after.copes.map(cope));
  if (lost.length > 0) what.push(`notches gone: ${lost.join(", ")}`);
  if (made.length > 0) what.push(`notches new: ${made.join(", ")}`);
  // what is gone cannot be filled
  return { what, again: again || gone.length > 0 || lost.length > 0 };
}

const holeText = ({ wall, x_mm, across_mm, d_mm, slot_mm }: ProfilePart["holes"][number]): string =>
  `Ø${tenth(d_mm)}${slot_mm === undefined ? "" : `×${tenth(slot_mm)}`} ${wall} ${tenth(x_mm)}/${tenth(across_mm)}`;

/** A plate whose mark is the same is the same plate; one of the list may differ under its mark. */
const plateChanges = (before: PlatePart | ProfilePart, after: PlatePart | ProfilePart): Changes => {
  const about = (one: PlatePart | ProfilePart) => ("outline" in one ? plateAbout(one) : profileAbout(one));
  const [a, b] = [about(before), about(after)];
  return { what: a === b ? [] : [`${a} → ${b}`], again: a !== b };
};

/** What is only in the one and only in the other, as often as it is there. */
function unlike(before: readonly string[], after: readonly string[]): [gone: string[], come: string[]] {
  const left = [...after];
  const gone = before.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [gone, left];
}

// ---------------------------------------------------------------- bolts and joints

function boltsOf(older: Fabrication, newer: Fabrication): Recut["bolts"] {
  const counts = (made: Fabrication) => new Map(made.parts.bolts.map(({ id, quantity }) => [id, quantity]));
  const [before, after] = [counts(older), counts(newer)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [then, now] = [before.get(name) ?? 0, after.get(name) ?? 0];
    return then === now ? [] : [{ name, before: then, after: now }];
  });
}

function jointsOf(older: readonly Joint[], newer: readonly Joint[]): Recut["joints"] {
  const [before, after] = [new Map(older.map((one) => [one.id, one])), new Map(newer.map((one) => [one.id, one]))];
  const changed = [...after.values()].flatMap((now): JointChange[] => {
    const then = before.get(now.id);
    if (!then) return [];
    const what = [
      ...(then.count === now.count ? [] : [`${then.count} → ${now.count} times`]),
      ...fieldChanges(then.requests, now.requests),
    ];
    return what.length === 0 ? [] : [{ id: now.id, what }];
  });
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
    changed,
  };
}

const mostFields = 40;

/** Fields of what was checked, by their paths. */
function fieldChanges(before: unknown, after: unknown): string[] {
  const [then, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...then.keys(), ...now.keys()])]
    .flatMap((path) => {
      const [a, b] = [then.get(path), now.get(path)];
      return a === b ? [] : [`${path} ${a ?? "–"} → ${b ?? "–"}`];
    })
    .slice(0, mostFields);
}

function leavesOf(value: unknown, path = ""): Map<string, string> {
  if (typeof value !== "object" || value === null)
    return new Map([[path, typeof value === "number" ? String(Math.round(value * 100) / 100) : String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, one]) => [...leavesOf(one, path === "" ? name : `${path}.${name}`)]),
  );
}
