import { annexNames, type CountryCode } from "../annexes/index.ts";
import { isHarmless, valueAt } from "../basis/harmless.ts";
import { type Path, type Problems, pathText } from "../basis/problem.ts";
import type { Edition } from "./edition.ts";
import type { Check, Kind, SecondGeneration } from "./kind.ts";
import { says } from "./says-of-editions.ts";

// Which generation a request asks for, and what the other one does not have.

type Fields = Readonly<Record<string, unknown>>;

interface ItemOfKind {
  readonly kind: Kind;
  readonly item: Fields;
  readonly path: Path;
}

/** The word alone: whatever else is wrong is found when it is read. */
export const wantsBoth = (input: unknown): input is Fields =>
  input !== null &&
  typeof input === "object" &&
  Object.hasOwn(input, "edition") &&
  (input as Fields).edition === "both";

export function editionOf(top: Fields): Edition {
  const second = top.edition === "second";
  return { second, uncertain: second ? ((top.uncertain as Edition["uncertain"] | undefined) ?? "warn") : "warn" }; // accepted by the schema
}

/** `serviceability.k_w` of an item; `method=1`: where it is that. */
export const stepsOfField = (field: string): Path => readField(field).steps;

interface ReadField {
  readonly steps: Path;
  readonly value: string | undefined;
}

/** The fields that only one generation knows are few, and asked of each item. */
const readFields = new Map<string, ReadField>();

function readField(field: string): ReadField {
  let read = readFields.get(field);
  if (!read) {
    const [name = "", value] = field.split("=");
    read = { steps: name.split("."), value };
    readFields.set(field, read);
  }
  return read;
}

export function isGiven(item: Fields, field: string): boolean {
  const { steps, value } = readField(field);
  const given = valueAt(item, steps);
  return given !== undefined && (value === undefined || String(given) === value);
}

/** Whether an item asks something by a field: no torsion of 0, nor what is the default anyway. */
const asks = (kind: Kind, item: Fields, field: string): boolean =>
  isGiven(item, field) && !isHarmless(kind.schema, item, stepsOfField(field));

/** Adds what a request of one generation cannot ask; one of both is asked twice. */
export function judgeEdition(check: Check, top: Fields, items: readonly ItemOfKind[], problems: Problems): void {
  const { second } = check;
  if (!second || top.edition === "both") return;
  if (top.edition === "second") judgeSecond(second, top, items, problems);
  else judgeFirst(second, top, items, problems);
}

function judgeFirst(
  { onlySecond }: SecondGeneration,
  top: Fields,
  items: readonly ItemOfKind[],
  problems: Problems,
): void {
  for (const field of ["uncertain", "annex_second", ...(onlySecond.top ?? [])])
    if (isGiven(top, field)) problems.add(field, says.ofSecond);
  for (const { kind, item, path } of items)
    for (const field of onlySecond[kind.name] ?? [])
      if (asks(kind, item, field)) problems.add(pathText([...path, ...stepsOfField(field)]), says.ofSecond);
}

function judgeSecond(second: SecondGeneration, top: Fields, items: readonly ItemOfKind[], problems: Problems): void {
  const { standard, onlyFirst, unknownFields = {}, unknownKinds = {} } = second;
  const annex = top.national_annex ?? "EN";
  if (annex !== "EN" && top.annex_second === undefined) problems.add("national_annex", says.annexUnknown({ standard }));
  for (const field of onlyFirst.top ?? []) if (isGiven(top, field)) problems.add(field, says.notInSecond({ standard }));
  for (const { kind, item, path } of items) {
    const unknown = unknownKinds[kind.name];
    if (unknown) {
      problems.add(pathText(path), unknown);
      continue;
    }
    for (const [field, why] of Object.entries(unknownFields[kind.name] ?? {}))
      if (asks(kind, item, field)) problems.add(pathText([...path, ...stepsOfField(field)]), why);
    for (const field of onlyFirst[kind.name] ?? [])
      if (asks(kind, item, field))
        problems.add(pathText([...path, ...stepsOfField(field)]), says.notInSecond({ standard }));
  }
}

export const countryOf = (annex: unknown): string => annexNames[annex as CountryCode]; // accepted by the schema
