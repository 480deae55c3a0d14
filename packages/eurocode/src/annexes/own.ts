import { listed, messages } from "../basis/message.ts";
import { type Path, Problems, pathText, suggestions } from "../basis/problem.ts";
import { refuseUnless } from "../basis/validation.ts";
import type { GivenAnnex, OwnAnnex } from "./annex.ts";
import { type Determined, ownValue, parametersOf, refusalIn, standardsWithChoices } from "./index.ts";
import { annexCodes } from "./names.ts";
import { ownAnnex, ownAnnexes, type Said } from "./own-annex.ts";

// Whether the annex that a request brings is one: a country that is not here, or an office.

export const says = messages("ownAnnex", {
  unknownStandard: "is not a standard with national parameters ({known})",
  unknownParameter: "is not a national parameter of {standard}{near}",
  near: ": did you mean {name}?",
  none: "",
  reason: "must be like {like}, with the reason",
  wrongForm: 'must be like {known}, or "as" with the code of the annex that has it',
  farAway: "is {value}, far from what any annex has ({known}); mind the decimal point",
  wrongSign: "is {value}; no annex has a negative value here",
  unknownAnnex: "must be one of {codes}",
  ofFirst: "an own annex is of the first generation; leave edition out",
  otherBase: "is {given}, and own_annex is based on {base}",
  beyondAnnexes:
    "{symbol} = {used} of {annex} is on the unsafe side of every annex known here, {known} ({standard} {clause}).",
  notGiven: "{name} ({edition}) does not give {symbols}: {base} taken.",
  recommended: "recommended values",
  ofAnnex: "values of the annex of {code}",
  refused:
    '{name} does not give {symbols}, which this calculation needs: add a value or {as} for each, or set others to "warn" (takes {base} and names them) or "accept"',
  refusedByName:
    "{name} does not give {symbol}, which this calculation needs, and lets no other stand for it: {why}; add its value",
  parameter: "{symbol} ({text})",
});

/** A country or office as an object, for `own_annex` of every request. Throws InvalidInput with every problem. */
export function defineAnnex(annex: OwnAnnex): GivenAnnex {
  refuseUnless([ownAnnex, annex]);
  const given = annex as unknown as GivenAnnex; // its schema has accepted it
  const problems = new Problems();
  judgeParameters(given, [], problems);
  if (problems.any) throw problems.toError();
  return given;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** What is wrong with the own annex of a request, beside the annex and the generation that the request names. */
export function judgeOwnAnnex(top: Fields, problems: Problems): void {
  const own = top.own_annex as GivenAnnex; // as its schema has accepted it
  const base = own.based_on ?? "EN";
  if ((top.edition ?? "first") !== "first") problems.add("own_annex", says.ofFirst);
  if (top.national_annex !== undefined && top.national_annex !== base)
    problems.add("national_annex", says.otherBase({ given: String(top.national_annex), base }));
  judgeParameters(own, ["own_annex"], problems);
}

/** What it does not give is never silently another's value; a factor less safe than every annex has is most likely a slip. */
function sayOf(own: GivenAnnex, used: readonly Determined<unknown>[], { problems, warn }: Said): void {
  for (const { confidence, standard, symbol, clause, text, value, safe } of used) {
    const known = confidence === "own annex" ? numbersOf(standard, symbol) : [];
    if (typeof value !== "number" || known.length === 0) continue;
    if (safe === undefined && !symbol.startsWith("gamma_")) continue;
    const limit = safe === "small" ? Math.max(...known) : Math.min(...known);
    if (safe === "small" ? value <= limit : value >= limit) continue;
    const called = { described: text, name: symbol };
    warn(says.beyondAnnexes({ symbol: called, used: value, annex: own.name, known: limit, standard, clause }));
  }
  // what no clause has is custom, and no annex gives it
  const missing = used.filter(
    ({ confidence, clause }) =>
      confidence !== "own annex" && confidence !== "override" && !clause.startsWith("no clause"),
  );
  const rest = missing.filter((one) => !refuseByName(own, one, problems));
  const { name, edition, others } = own;
  if (others === "accept" || rest.length === 0) return;
  const code = own.based_on ?? "EN";
  const base = code === "EN" ? says.recommended : says.ofAnnex({ code });
  if (others === "refuse") {
    const symbols = listed(
      "and",
      rest.map(({ text, symbol }) => says.parameter({ symbol, text: { described: text } })),
    );
    problems.add("own_annex.parameters", says.refused({ name, symbols, as: `{ "as": "${code}" }`, base }));
    return;
  }
  const symbols = listed(
    "and",
    rest.map(({ text, symbol }) => ({ described: text, name: symbol })),
  );
  warn(says.notGiven({ name, edition, symbols, base }));
}

/** A parameter that the annex has otherwise, as who wrote it down knows, is no one else's whatever `others` says. */
function refuseByName(
  { name, parameters }: GivenAnnex,
  { standard, symbol, text }: Determined<unknown>,
  problems: Problems,
): boolean {
  const given = Object.hasOwn(parameters, standard) ? parameters[standard] : undefined;
  const why = refusalIn(given?.[symbol]) ?? refusalIn(given?.["*"]);
  if (why === undefined) return false;
  const called = says.parameter({ symbol, text: { described: text } });
  problems.add(
    pathText(["own_annex", "parameters", standard, symbol]),
    says.refusedByName({ name, symbol: called, why }),
  );
  return true;
}

const numbersOf = (standard: string, symbol: string): number[] =>
  (parametersOf(standard).get(symbol) ?? []).filter((one) => typeof one === "number");

/** From now on requests may bring an annex. A page that takes none does without. */
export function bringOwnAnnexes(): void {
  ownAnnexes.brought = { judge: judgeOwnAnnex, sayOf };
}

/** What is wrong with the parameters of an own annex, of the standards that are loaded. */
function judgeParameters({ parameters }: GivenAnnex, path: Path, problems: Problems): void {
  for (const [standard, given] of Object.entries(parameters)) {
    const at = [...path, "parameters", standard];
    if (!standardsWithChoices.includes(standard)) {
      problems.add(pathText(at), says.unknownStandard({ known: listed("plain", standardsWithChoices) }));
      continue;
    }
    const known = parametersOf(standard);
    // one that this check does not use
    if (known.size === 0) continue;
    for (const [symbol, value] of Object.entries(given))
      judgeParameter(symbol, value, { standard, at, known }, problems);
  }
}

interface Place {
  readonly standard: string;
  readonly at: Path;
  readonly known: ReadonlyMap<string, readonly unknown[]>;
}

function judgeParameter(symbol: string, value: unknown, { standard, at, known }: Place, problems: Problems): void {
  const where = pathText([...at, symbol]);
  const why = refusalIn(value);
  if (why?.trim() === "" || (symbol === "*" && why === undefined))
    problems.add(where, says.reason({ like: '{ "refuse": "…" }' }));
  if (symbol === "*") return;
  const values = known.get(symbol);
  if (!values) {
    const [name] = problems.maySuggest() ? suggestions(symbol, [...known.keys()]) : [];
    const near = name === undefined ? says.none : says.near({ name });
    problems.add(where, says.unknownParameter({ standard, near }));
  } else if (why === undefined) judgeValue(value, values, where, problems);
}

function judgeValue(given: unknown, known: readonly unknown[], path: string, problems: Problems): void {
  if (isFields(given) && Object.hasOwn(given, "as")) {
    if (!(annexCodes as readonly unknown[]).includes(given.as))
      problems.add(path, says.unknownAnnex({ codes: listed("or", annexCodes) }));
    return;
  }
  const value = ownValue(given);
  const alike = known.filter((one) => isAlike(value, one));
  if (alike.length === 0) {
    const forms = [...new Set(known.filter((one) => typeof one !== "function").map((one) => JSON.stringify(one)))];
    const shown = forms.length > 0 ? forms : ["a number"];
    problems.add(path, says.wrongForm({ known: listed("or", shown.slice(0, 4)) }));
    return;
  }
  const numbers = numbersIn(value);
  const ofAnnexes = alike.flatMap(numbersIn);
  if (numbers.length === 0 || ofAnnexes.length === 0) return;
  const [least, most] = [Math.min(...ofAnnexes), Math.max(...ofAnnexes)];
  const reach = 4 * Math.max(Math.abs(least), most);
  for (const number of numbers) {
    const values = { value: number, known: least === most ? `${most}` : `${least} to ${most}` };
    if (number < 0 && least >= 0) problems.add(path, says.wrongSign({ value: number }));
    // of one number, not of a table, the least counts too: a factor of 0.15 for 1.5
    else if (Math.abs(number) > reach || (typeof value === "number" && number < least / 4))
      problems.add(path, says.farAway(values));
    else continue;
    return;
  }
}

/** Of one form: both numbers, one of the words that are known, tables of the same places. A rule may be another, or a number. */
function isAlike(value: unknown, known: unknown): boolean {
  if (typeof known === "function") return typeof value === "function" || (typeof value === "number" && value > 0);
  if (typeof known === "number") return typeof value === "number" && Number.isFinite(value);
  if (Array.isArray(known))
    return Array.isArray(value) && value.length === known.length && value.every((entry, i) => isAlike(entry, known[i]));
  if (isFields(known)) {
    if (!isFields(value)) return false;
    const keys = Object.keys(known);
    return keys.length === Object.keys(value).length && keys.every((key) => isAlike(value[key], known[key]));
  }
  if (typeof known === "boolean") return typeof value === "boolean";
  return value === known;
}

const numbersIn = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : value !== null && typeof value === "object"
      ? Object.values(value).flatMap(numbersIn)
      : [];
