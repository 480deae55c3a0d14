/**
 * Items whose forces stand in a table of a frame program: `"forces": { "from": "forces.csv", "signs": …, "cases": [ … ] }` beside the items.
 * Each becomes as many items as it has places along it, with the forces of the load cases there as characteristic `actions`.
 */
import { dirname, resolve } from "node:path";
import { type Check, type CheckResult, describeFields, itemsIn, type Kind, kindOf } from "@x/eurocode/engine";
import { listed, type Message, messages } from "@x/eurocode/message";
import { itemsOf as resultsOf } from "@x/report/steps";
import { type Detail, problemsOf, Stop } from "./exit.ts";
import {
  type ForcePlace,
  type ForceTable,
  type ForceUnits,
  forceTable,
  type Quantity,
  quantities,
  rowsOfText,
} from "./forces-table.ts";
import { checkedFile, type Input, linesOf, textOf } from "./input.ts";
import { isRecord } from "./json.ts";
import type { Link } from "./links.ts";
import { problemIn, forces as says } from "./says.ts";

const stops = messages("forcesStops", {
  place: "{file}: {check} takes one item; say at which place with forces_of.at",
});

interface Forced {
  /** The request with an item for each place. */
  readonly value: Record<string, unknown>;
  /** Of each of its items the path of the one that was given. */
  readonly origins: readonly string[];
  readonly notes: readonly string[];
  /** What the result says of it. */
  readonly said: readonly string[];
  /** Which member of the table each item has its actions of: a report lists it. */
  readonly links: readonly Link[];
}

/** What a check knows of an input with forces. */
export function withoutForces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutForces);
  if (!isRecord(value)) return value;
  const { forces: _, forces_of: __, ...rest } = value;
  return Object.fromEntries(
    Object.entries(rest).map(([name, inner]) => [name, Array.isArray(inner) ? withoutForces(inner) : inner]),
  );
}

const fieldsOfForces = ["from", "signs", "cases", "ignore_cases", "leave_out", "reverse", "units"] as const;

interface Asked {
  readonly from: string;
  readonly signs: string | undefined;
  readonly cases: readonly Readonly<Record<string, unknown>>[];
  readonly ignored: readonly string[];
  readonly leftOut: readonly string[];
  readonly reversed: readonly string[];
  readonly units: ForceUnits;
}

class Told {
  readonly details: Detail[] = [];
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  problem(path: string, said: Message): void {
    const [line] = linesOf(this.#input, [path]);
    this.details.push(problemIn({ file: this.#input.file, line, path }, said));
  }
  stop(): void {
    if (this.details.length > 0) throw problemsOf(this.#input.file, this.details);
  }
}

export async function withForces(
  input: Input,
  check: Check,
  given: { readonly units: ForceUnits; readonly signs: unknown },
): Promise<Forced> {
  const told = new Told(input);
  const whole = input.value as Record<string, unknown>; // as who calls has seen
  const asked = readAsked(told, whole, given);
  // what else is wrong needs the table
  if (told.details.some(({ path }) => path === "forces.from")) told.stop();
  const table = await tableOf(input, asked);
  const meant = casesOf(told, asked, table);
  const { forces: _, ...rest } = whole;
  const turned = asked.reversed.filter((name) => !quantities.some((one) => one === name));
  for (const name of turned)
    told.problem("forces.reverse", says.turned({ known: listed("plain", quantities), given: name }));
  const made: { readonly list: string | undefined; readonly item: Record<string, unknown>; readonly origin: string }[] =
    [];
  const said: string[] = [];
  const links: Link[] = [];
  for (const { list, index, item } of itemsIn(check, rest)) {
    const origin = list === undefined ? "" : `${list}[${index}]`;
    const kind = isRecord(item) ? kindOf(check, item, list) : undefined;
    if (!isRecord(item) || !kind)
      made.push({ list, item: item as Record<string, unknown>, origin }); // the check says what is wrong
    else
      for (const one of placesOf({ told, asked, table, meant, said, links }, origin, kind, item))
        made.push({ list, item: one, origin });
  }
  told.stop();
  const value: Record<string, unknown> = { ...rest, signs: asked.signs };
  const lists = new Set(made.flatMap(({ list }) => list ?? []));
  for (const list of lists) value[list] = made.flatMap((one) => (one.list === list ? [one.item] : []));
  const [alone] = made;
  if (alone && alone.list === undefined) {
    if (made.length === 1) Object.assign(value, alone.item, { forces_of: undefined });
    else if (check.many !== undefined)
      return { ...severalOf(check.many, rest, asked, made), notes: table.notes, said, links };
    else throw new Stop(stops.place({ file: input.file, check: check.endpoint }));
  }
  delete value.forces_of;
  return { value, origins: made.map(({ origin }) => origin), notes: table.notes, said, links };
}

/** One item at the top with several places becomes a list. */
function severalOf(
  list: string,
  rest: Record<string, unknown>,
  { signs }: Asked,
  made: readonly { readonly item: Record<string, unknown>; readonly origin: string }[],
) {
  const own = new Set(made.flatMap(({ item }) => Object.keys(item)));
  const top = Object.entries(rest).filter(([name]) => topFields.has(name) || !own.has(name));
  const items = made.map(({ item }) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => !topFields.has(name))),
  );
  return {
    value: { ...Object.fromEntries(top.filter(([name]) => topFields.has(name))), signs, [list]: items },
    origins: made.map(({ origin }) => origin),
  };
}
const topFields = new Set([
  "national_annex",
  "edition",
  "derivation",
  "signs",
  "messages",
  "partial",
  "overrides",
  "combination",
  "uncertain",
  "annex_second",
  "strength_table",
]);

function readAsked(
  told: Told,
  { forces, signs: own }: Record<string, unknown>,
  given: { readonly units: ForceUnits; readonly signs: unknown },
): Asked {
  const all = forces as Record<string, unknown>; // as who calls has seen
  for (const name of Object.keys(all))
    if (!fieldsOfForces.some((one) => one === name))
      told.problem(`forces.${name}`, says.noField({ known: listed("plain", fieldsOfForces) }));
  const texts = (name: string): readonly string[] => {
    const list = all[name] ?? [];
    if (Array.isArray(list) && list.every((one) => typeof one === "string")) return list;
    told.problem(`forces.${name}`, says.texts);
    return [];
  };
  if (typeof all.from !== "string") told.problem("forces.from", says.from);
  const cases = Array.isArray(all.cases) && all.cases.every(isRecord) ? (all.cases as Record<string, unknown>[]) : [];
  if (cases.length === 0)
    told.problem("forces.cases", says.cases({ example: '[{ "id": "LC1", "nature": "permanent" }]' }));
  cases.forEach(({ id }, i) => {
    if (typeof id !== "string" && typeof id !== "number") told.problem(`forces.cases[${i}].id`, says.caseId);
  });
  if (all.signs !== undefined && own !== undefined && all.signs !== own) told.problem("signs", says.otherSigns);
  const signs = all.signs ?? own ?? given.signs;
  if (signs !== "compression-positive" && signs !== "compression-negative") told.problem("forces.signs", says.signs);
  const units = isRecord(all.units) ? (all.units as ForceUnits) : {};
  return {
    from: String(all.from),
    signs: typeof signs === "string" ? signs : undefined,
    cases,
    ignored: texts("ignore_cases"),
    leftOut: texts("leave_out"),
    reversed: texts("reverse"),
    units: { ...given.units, ...units },
  };
}

async function tableOf({ file }: Input, { from, units, leftOut }: Asked): Promise<ForceTable> {
  const path = resolve(dirname(file === "stdin" ? "." : file), from);
  if (!/\.xlsx$/i.test(from)) {
    const { rows, separator } = rowsOfText(from, textOf(checkedFile(path)));
    return forceTable(from, rows, { units, leftOut, separator });
  }
  const { sheetRows } = await import("./xlsx.ts");
  const rows = [];
  for await (const row of sheetRows(checkedFile(path))) rows.push(row);
  return forceTable(from, rows, { units, leftOut });
}

/** `LC1` is `LC1 - Self-weight`, too. */
const isCase = (id: string, cell: string): boolean =>
  cell === id || (cell.startsWith(id) && /^[\s:(–-]/.test(cell.slice(id.length)));

interface MeantCase {
  /** As the table has it. */
  readonly cell: string;
  /** As an action of EN 1990. */
  readonly action: Readonly<Record<string, unknown>>;
}

function casesOf(told: Told, { cases, ignored, from }: Asked, table: ForceTable): readonly MeantCase[] {
  const known = listed("plain", table.cases.slice(0, 20));
  const meant = cases.flatMap((one, i): MeantCase[] => {
    const id = String(one.id);
    const found = table.cases.filter((cell) => isCase(id, cell));
    if (found.length === 0) told.problem(`forces.cases[${i}].id`, says.noCase({ from, given: id, known }));
    if (found.length > 1) told.problem(`forces.cases[${i}].id`, says.severalCases({ found: found.join(" or ") }));
    return found.slice(0, 1).map((cell) => ({ cell, action: { ...one, id } }));
  });
  ignored.forEach((id, i) => {
    if (meant.some(({ cell }) => isCase(id, cell))) told.problem(`forces.ignore_cases[${i}]`, says.alsoGiven);
    if (!table.cases.some((cell) => isCase(id, cell)))
      told.problem(`forces.ignore_cases[${i}]`, says.noCase({ from, given: id, known }));
  });
  const unknown = table.cases.filter(
    (cell) => !meant.some((one) => one.cell === cell) && !ignored.some((id) => isCase(id, cell)),
  );
  if (unknown.length > 0)
    told.problem("forces.cases", says.unsaidCases({ cases: listed("plain", unknown.slice(0, 20)) }));
  return meant;
}

interface Reading {
  readonly told: Told;
  readonly asked: Asked;
  readonly table: ForceTable;
  readonly meant: readonly MeantCase[];
  readonly said: string[];
  readonly links: Link[];
}

/** Names of characteristic values that a force may have, the first that a kind knows. */
const fieldsFor: Readonly<Record<Quantity, readonly string[]>> = {
  N: ["N"],
  V_y: ["V_y"],
  V_z: ["V_z", "V"],
  T: ["T"],
  M_y: ["M_y", "M_j", "M"],
  M_z: ["M_z"],
};

/** What is below it is nothing but the last figure that the program prints, kN or kNm. */
const nothing = 0.005;

function placesOf(
  reading: Reading,
  origin: string,
  kind: Kind,
  item: Record<string, unknown>,
): Record<string, unknown>[] {
  const { told, asked } = reading;
  const at = (field: string): string => (origin === "" ? field : `${origin}.${field}`);
  const own = ["actions", "load_cases", ...(kind.actions ?? [])].find((name) => item[name] !== undefined);
  if (own !== undefined && item.forces_of === undefined) return [item];
  if (own !== undefined) told.problem(at(own), says.notWithOwn);
  if (!kind.combines) told.problem(origin, says.noActions({ kind: kind.title.toLowerCase() }));
  const found = memberOf(reading, at, item);
  if (!found || !kind.combines) return [];
  const name = typeof item.mark === "string" ? item.mark : "";
  sayOfMissing(reading, at("forces_of"), name, found);
  reading.links.push(linkTo(asked, at("actions"), item));
  const fields = takenBy(reading, at("forces_of"), kind, found);
  sayOfColumns(reading, name, kind);
  const { forces_of: _, ...plain } = item;
  const tried = combinationsOf(found, fields);
  if (tried.length > mostPlaces) told.problem(at("forces_of"), says.places({ from: asked.from, n: tried.length }));
  const last = Math.max(0, ...found.map(({ x_mm = 0 }) => x_mm));
  reading.said.push(sentence(reading, name === "" ? "item" : name, found, tried));
  const long = describeFields(kind.schema).some((field) => field.name === "length_mm");
  const length = long && last > 0 && !isAtPlace(item) ? lengthFrom(reading, at("length_mm"), name, item, last) : {};
  return tried.map((places) => ({
    ...length,
    ...plain,
    ...(tried.length > 1 ? { mark: `${name === "" ? kind.name : name} ${labelOf(places)}` } : {}),
    actions: reading.meant.map(({ cell, action }) => ({ ...action, ...forcesAt(places, cell, fields, asked) })),
  }));
}

const wantedOf = ({ forces_of: of, mark }: Record<string, unknown>): unknown =>
  isRecord(of) ? of.member : (of ?? mark);

const linkTo = ({ from }: Asked, path: string, item: Record<string, unknown>): Link => ({
  path,
  file: from,
  from,
  value: `"${String(wantedOf(item))}"`,
  times: 1,
  given: undefined,
  isPassed: true,
});

const namesOf = ({ actions = [] }: Kind): ReadonlySet<string> =>
  new Set(actions.map((name) => name.replace(/_Ed$/, "")));

/** The fields that the forces of a table become; one that the kind does not take is refused. */
function takenBy(
  { told, asked, table }: Reading,
  path: string,
  kind: Kind,
  found: readonly ForcePlace[],
): ReadonlyMap<Quantity, string> {
  const names = namesOf(kind);
  const [fields, idle] = [new Map<Quantity, string>(), new Map<Quantity, string>()];
  for (const quantity of table.quantities) {
    if (asked.leftOut.includes(quantity)) continue;
    const most = greatest(found, quantity);
    const field = fieldsFor[quantity].find((name) => names.has(name));
    if (field === undefined && most >= nothing)
      told.problem(
        path,
        says.notTaken({ quantity, most: Number(most.toPrecision(4)), from: asked.from, kind: kind.name }),
      );
    // a column without a moment says so
    if (field !== undefined) (most > 0 || kind.name === "column" ? fields : idle).set(quantity, field);
  }
  if (fields.size === 0 && idle.size === 0) told.problem(path, says.noForce({ from: asked.from, kind: kind.name }));
  // a bar without a force is one of many
  return fields.size > 0 ? fields : idle;
}

const greatest = (found: readonly ForcePlace[], quantity: Quantity): number =>
  found.reduce(
    (most, { cases }) =>
      [...cases.values()].reduce((own, forces) => Math.max(own, Math.abs(forces[quantity] ?? 0)), most),
    0,
  );

/** Of a member that says no length the last place of the table; a place beyond its end is not its own. */
function lengthFrom(
  { told, asked, said }: Reading,
  path: string,
  name: string,
  { length_mm: own }: Record<string, unknown>,
  last: number,
): { readonly length_mm?: number } {
  if (own === undefined || own === null) {
    said.push(`${name}: length_mm = ${last}, the last of its places in ${asked.from} (length_mm not given).`);
    return { length_mm: last };
  }
  if (typeof own === "number" && last > own * 1.001)
    told.problem(path, says.beyondEnd({ length: own, from: asked.from, last }));
  return {};
}

/** The usual forces of a kind that the table has no column of. */
function sayOfColumns({ asked, table, said }: Reading, name: string, kind: Kind): void {
  const names = namesOf(kind);
  const lacking = (["N", "V_z", "M_y"] as const).filter(
    (one) => fieldsFor[one].some((field) => names.has(field)) && !table.quantities.includes(one),
  );
  if (lacking.length > 0) said.push(`${name}: ${asked.from} has no ${lacking.join(", ")}: taken as 0.`);
}

/** A load case that a place lacks would be one without effect there. */
function sayOfMissing(
  { told, asked, meant, said }: Reading,
  path: string,
  name: string,
  found: readonly ForcePlace[],
): void {
  for (const { cell } of meant) {
    const lacking = found.filter(({ cases }) => !cases.has(cell));
    if (lacking.length === 0) continue;
    if (lacking.length === found.length)
      said.push(`${name}: ${asked.from} has no forces in ${cell}; it is taken to have none there.`);
    else
      told.problem(
        path,
        says.casesElsewhere({
          case: cell,
          places: listed(
            "plain",
            lacking.slice(0, 8).map(({ at }) => at),
          ),
          from: asked.from,
        }),
      );
  }
}

const mostPlaces = 400;
const isAtPlace = ({ forces_of: of }: Record<string, unknown>): boolean => isRecord(of) && of.at !== undefined;

function memberOf(
  { told, asked, table }: Reading,
  at: (field: string) => string,
  item: Record<string, unknown>,
): readonly ForcePlace[] | undefined {
  const { forces_of: of } = item;
  const wanted = wantedOf(item);
  const path = at(of === undefined ? "mark" : "forces_of");
  if (typeof wanted !== "string" && typeof wanted !== "number") {
    told.problem(at("forces_of"), says.member({ from: asked.from }));
    return undefined;
  }
  const places = table.members.get(String(wanted));
  if (!places) {
    const known = listed("plain", [...table.members.keys()].slice(0, 20));
    told.problem(path, says.noMember({ from: asked.from, given: wanted, known }));
    return undefined;
  }
  const place = isRecord(of) ? of.at : undefined;
  if (place === undefined) return places;
  const one =
    place === "start" ? places[0] : place === "end" ? places.at(-1) : places.find(({ x_mm }) => x_mm === place);
  if (!one) {
    const known = listed(
      "plain",
      places.map(({ x_mm }) => x_mm ?? ""),
    );
    told.problem(`${path}.at`, says.noPlace({ known }));
    return undefined;
  }
  return [one];
}

/** Where N, forces about y and forces about z are taken. */
interface Places {
  readonly N: ForcePlace;
  readonly y: ForcePlace;
  readonly z: ForcePlace;
  /** What of them is not the same everywhere. */
  readonly varies: readonly (keyof typeof parts)[];
}
const parts = { N: ["N"], y: ["M_y", "V_z", "T"], z: ["M_z", "V_y"] } as const;
const nameOfPart = { N: "N", y: "M_y", z: "M_z" } as const;

/**
 * Every place, and forces of different places together: stability asks for the greatest of each along the member, wherever it is. What is the
 * same everywhere, or straight between the ends, is taken at the ends: between them nothing is worse.
 */
function combinationsOf(places: readonly ForcePlace[], fields: ReadonlyMap<Quantity, string>): Places[] {
  const [first] = places;
  if (!first) return [];
  const decisive = (part: keyof typeof parts): readonly ForcePlace[] => {
    const own = parts[part].filter((quantity) => fields.has(quantity));
    return own.length === 0 ? [first] : endsIfStraight(places, own);
  };
  const of = { N: decisive("N"), y: decisive("y"), z: decisive("z") };
  const varies = (["N", "y", "z"] as const).filter((part) => of[part].length > 1);
  return of.y.flatMap((y) => of.z.flatMap((z) => of.N.map((N) => ({ N, y, z, varies }))));
}

function endsIfStraight(places: readonly ForcePlace[], own: readonly Quantity[]): readonly ForcePlace[] {
  const cases = [...new Set(places.flatMap((place) => [...place.cases.keys()]))];
  const vectors = places.map((place) =>
    cases.flatMap((name) => own.map((quantity) => place.cases.get(name)?.[quantity] ?? 0)),
  );
  const [start, end] = [vectors[0] ?? [], vectors.at(-1) ?? []];
  const size = Math.max(...vectors.flat().map(Math.abs), 1e-9);
  const same = (a: readonly number[], b: readonly number[]) =>
    a.every((value, i) => Math.abs(value - (b[i] ?? 0)) <= 1e-9 * size);
  const widest = start.reduce(
    (best, value, i) => (Math.abs((end[i] ?? 0) - value) > Math.abs((end[best] ?? 0) - (start[best] ?? 0)) ? i : best),
    0,
  );
  const between = (vector: readonly number[]): boolean => {
    const whole = (end[widest] ?? 0) - (start[widest] ?? 0);
    const t = whole === 0 ? 0 : ((vector[widest] ?? 0) - (start[widest] ?? 0)) / whole;
    // the last figure that is printed is no bend
    return (
      t >= -1e-9 &&
      t <= 1 + 1e-9 &&
      vector.every(
        (value, i) => Math.abs((start[i] ?? 0) + t * ((end[i] ?? 0) - (start[i] ?? 0)) - value) <= 1e-9 * size,
      )
    );
  };
  const kept = vectors.every(between) ? [0, vectors.length - 1] : vectors.map((_, i) => i);
  return kept
    .filter((i, at) => !kept.slice(0, at).some((before) => same(vectors[before] ?? [], vectors[i] ?? [])))
    .flatMap((i) => places[i] ?? []);
}

function labelOf({ varies, ...places }: Places): string {
  const all = [...new Set(varies.map((part) => places[part].at))];
  if (all.length === 1) return `at ${all[0]}`;
  return varies.map((part) => `${nameOfPart[part]} at ${places[part].at}`).join(", ");
}

function forcesAt(
  places: Places,
  cell: string,
  fields: ReadonlyMap<Quantity, string>,
  { reversed }: Asked,
): Record<string, number> {
  return Object.fromEntries(
    [...fields].map(([quantity, field]) => {
      const place = quantity === "N" ? places.N : quantity === "M_z" || quantity === "V_y" ? places.z : places.y;
      const value = place.cases.get(cell)?.[quantity] ?? 0;
      return [field, reversed.includes(quantity) && value !== 0 ? -value : value];
    }),
  );
}

function sentence({ asked }: Reading, name: string, found: readonly ForcePlace[], tried: readonly Places[]): string {
  if (tried.length === 1) return `${name}: its forces are those of ${asked.from}.`;
  const apart = (tried[0]?.varies.length ?? 0) > 1;
  return `${name}: the forces of ${asked.from} at ${found.length} places are all verified; the one that governs is shown${apart ? ", with the greatest of each wherever it is" : ""}.`;
}

/** Of all places of an item the one that governs. */
export function governingPlaces(
  check: Check,
  { value, origins }: Forced,
  result: CheckResult,
): Record<string, unknown> {
  const results = resultsOf(check, result);
  const severity = (at: number): number => (results[at]?.utilization ?? 0) + (results[at]?.passed ? 0 : 1e9);
  const worst = new Map<string, number>();
  origins.forEach((origin, at) => {
    const before = worst.get(origin);
    if (before === undefined || severity(at) > severity(before)) worst.set(origin, at);
  });
  const kept = new Set(worst.values());
  const made = { ...value };
  let at = 0;
  for (const list of new Set(itemsIn(check, value).flatMap((one) => one.list ?? [])))
    made[list] = (value[list] as unknown[]).filter(() => kept.has(at++)); // a list of items
  return made;
}

/** What is wrong with an item that was made is wrong with the one that was given, or with its load cases. */
export function inGiven(input: Input, { origins, value }: Forced, check: Check, error: unknown): unknown {
  if (!(error instanceof Stop) || error.details.length === 0) return error;
  const listed = itemsIn(check, value);
  const details = error.details.map(({ line: _, ...detail }): Detail => {
    const [, list = "", index = "", rest = ""] = /^([a-z_]+)\[(\d+)\]\.?(.*)$/.exec(detail.path) ?? [];
    const place = listed.findIndex((one) => one.list === list && one.index === Number(index));
    const origin = place < 0 ? undefined : origins[place];
    const whole = origin === undefined ? detail.path : [origin, rest].filter((part) => part !== "").join(".");
    const ofCase = /(?:^|\.)actions\[(\d+)\]\.(?!(?:N|V|V_y|V_z|T|M|M_j|M_y|M_z)$)(.*)$/.exec(whole);
    const path = ofCase
      ? `forces.cases[${ofCase[1]}].${ofCase[2]}`
      : whole.replace(/(^|\.)actions(\[\d+\])?.*$/, "$1forces_of");
    const [line] = linesOf(input, [path]);
    return { ...detail, path, ...(line === undefined ? {} : { line }) };
  });
  const once = [...new Map(details.map((one) => [`${one.path} ${one.message}`, one])).values()];
  return problemsOf(input.file, once, error);
}
