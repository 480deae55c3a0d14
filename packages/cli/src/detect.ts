/** Which check a file is for, where it does not say: the one whose fields it has. */
import {
  type Check,
  describeFields,
  type FieldDescription,
  itemsIn,
  type Kind,
  kindOf,
  listsOf,
  topSchema,
} from "@x/eurocode/engine";
import { Stop } from "./exit.ts";
import { isRecord } from "./json.ts";
import { allChecks, endpoints } from "./standards.ts";

/** How well the fields of an item are those of a kind. */
interface Fit {
  readonly check: Check;
  readonly unknown: number;
  readonly missing: number;
}

/** The one check that knows the fields of a request. */
export async function checkWithFields(file: string, value: unknown): Promise<Check> {
  if (!isRecord(value)) throw new Stop(`${file}: ${mustSay}`);
  return best(
    file,
    (await allChecks()).flatMap((check) => fitOf(check, value) ?? []),
  );
}

/** The one check that knows the headings of a table. `known` counts those that it knows. */
export async function checkWithHeadings(
  file: string,
  headings: readonly string[],
  known: (check: Check, heading: string) => string | undefined,
): Promise<Check> {
  const fits = (await allChecks()).flatMap((check): Fit[] => {
    const names = headings.flatMap((heading) => known(check, heading) ?? []);
    const kinds = names.length === 0 ? [] : Object.values(check.kinds);
    const missing = Math.min(...kinds.map((kind) => missingOf(kind, new Set(names))));
    return kinds.length === 0 ? [] : [{ check, unknown: headings.length - names.length, missing }];
  });
  return best(file, fits);
}

const mustSay = `says no check; name it before the file, or write "check": "${endpoints[0]}" into it. Known: ${endpoints.join(", ")}`;

function best(file: string, fits: readonly Fit[]): Check {
  const [first, second] = [...fits].sort(order);
  if (!first) throw new Stop(`${file}: has no field of any check, and ${mustSay}`);
  if (second && order(first, second) === 0) {
    const names = fits.filter((fit) => order(fit, first) === 0).map(({ check }) => check.endpoint);
    throw new Stop(`${file}: may be for ${names.join(" or ")}; name the check before the file, or write it into it`);
  }
  return first.check;
}

const order = (a: Fit, b: Fit): number => a.unknown - b.unknown || a.missing - b.missing;

function fitOf(check: Check, value: Readonly<Record<string, unknown>>): Fit | undefined {
  const top = new Set(Object.keys(topSchema(check).shape));
  const found = itemsIn(check, value).find(({ item }) => isRecord(item));
  const first = found?.list === undefined ? without(value, top) : found.item;
  const kind = found && isRecord(first) ? kindOf(check, first, found.list) : undefined;
  if (!isRecord(first) || !kind) return undefined;
  const fields = fieldsOf(kind);
  const own = Object.keys(first);
  const unknown = own.filter((name) => !fields.some((field) => field.name === name));
  // what shares no more than a mark with a kind is not of it
  if (unknown.length === own.length || own.every((name) => name === "mark")) return undefined;
  const lists = listsOf(check);
  const beside = found?.list ? Object.keys(value).filter((name) => !lists.includes(name) && !top.has(name)) : [];
  return { check, unknown: unknown.length + beside.length, missing: missingOf(kind, new Set(own)) };
}

const without = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));

const fieldsOf = ({ schema }: Kind): FieldDescription[] => describeFields(schema);

/** A field of an object is there as `plate.t_mm`, too. */
const missingOf = (kind: Kind, names: ReadonlySet<string>): number =>
  fieldsOf(kind).filter(
    ({ name, required }) => required && !names.has(name) && ![...names].some((one) => one.startsWith(`${name}.`)),
  ).length;
