/** Which check a file is for, where it does not say: the one whose fields it has. */
import { type Check, itemsIn, kindOf, listsOf } from "@x/eurocode/engine";
import { listed, messages } from "@x/eurocode/message";
import { Stop } from "./exit.ts";
import { type Form, formOf } from "./forms.ts";
import { isRecord } from "./json.ts";
import { allChecks, checkOf, endpoints } from "./standards.ts";

const stops = messages("detectStops", {
  noCheck: '{file}: says no check; name it before the file, or write "check": "{one}" into it. Known: {known}',
  noField:
    '{file}: has no field of any check, and says no check; name it before the file, or write "check": "{one}" into it. Known: {known}',
  several: "{file}: may be for {names}; name the check before the file, or write it into it",
});

/** Of every check, written when the command is built; the sources make them of the checks. */
declare const formsOfBuild: string | undefined;

/** How well the fields of an item are those of a kind. */
interface Fit {
  readonly endpoint: string;
  readonly unknown: number;
  readonly missing: number;
}

/** The one check that knows the fields of a request. */
export async function checkWithFields(file: string, value: unknown): Promise<Check> {
  if (!isRecord(value)) throw new Stop(stops.noCheck({ file, ...known }));
  const forms =
    typeof formsOfBuild === "undefined"
      ? (await allChecks()).map(formOf)
      : (JSON.parse(formsOfBuild) as readonly Form[]); // as the build writes them
  return checkOf(
    best(
      file,
      forms.flatMap((form) => fitOf(form, value) ?? []),
    ),
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
    const kinds = names.length === 0 ? [] : Object.values(formOf(check).kinds);
    const missing = Math.min(...kinds.map(({ required }) => missingOf(required, names)));
    return kinds.length === 0 ? [] : [{ endpoint: check.endpoint, unknown: headings.length - names.length, missing }];
  });
  return checkOf(best(file, fits));
}

const known = { one: endpoints[0] ?? "", known: listed("plain", endpoints) };

/** The endpoint that fits best. */
function best(file: string, fits: readonly Fit[]): string {
  const [first, second] = [...fits].sort(order);
  if (!first) throw new Stop(stops.noField({ file, ...known }));
  if (second && order(first, second) === 0) {
    const names = fits.filter((fit) => order(fit, first) === 0).map(({ endpoint }) => endpoint);
    throw new Stop(stops.several({ file, names: listed("or", names) }));
  }
  return first.endpoint;
}

const order = (a: Fit, b: Fit): number => a.unknown - b.unknown || a.missing - b.missing;

function fitOf(form: Form, value: Readonly<Record<string, unknown>>): Fit | undefined {
  const { endpoint } = form;
  const top = new Set(form.top);
  const found = itemsIn(form, value).find(({ item }) => isRecord(item));
  const first = found?.list === undefined ? without(value, top) : found.item;
  const kind = found && isRecord(first) ? kindOf(form, first, found.list) : undefined;
  if (!isRecord(first) || !kind) return undefined;
  const own = Object.keys(first);
  const unknown = own.filter((name) => !kind.fields.includes(name));
  // what shares no more than a mark with a kind is not of it
  if (unknown.length === own.length || own.every((name) => name === "mark")) return undefined;
  const lists = listsOf(form);
  const beside = found?.list ? Object.keys(value).filter((name) => !lists.includes(name) && !top.has(name)) : [];
  return { endpoint, unknown: unknown.length + beside.length, missing: missingOf(kind.required, own) };
}

const without = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));

/** A field of an object is there as `plate.t_mm`, too. */
const missingOf = (required: readonly string[], names: readonly string[]): number =>
  required.filter((name) => !names.some((one) => one === name || one.startsWith(`${name}.`))).length;
