import * as z from "zod";
import { oneOf, part, text } from "../basis/fields.ts";
import { listed, messages } from "../basis/message.ts";
import { type Path, Problems, pathText, suggestions } from "../basis/problem.ts";
import { refuseUnless } from "../basis/validation.ts";
import type { GivenAnnex, OwnAnnex } from "./annex.ts";
import { ownValue, parametersOf, standardsWithChoices } from "./index.ts";
import { annexCodes } from "./names.ts";

// Whether the annex that a request brings is one: a country that is not here, or an office.

export const says = messages("ownAnnex", {
  unknownStandard: "is not a standard with national parameters ({known})",
  unknownParameter: "is not a national parameter of {standard}{near}",
  near: ": did you mean {name}?",
  none: "",
  wrongForm: 'must be like {known}, or "as" with the code of the annex that has it',
  farAway: "is {value}, far from what any annex has ({known}); mind the decimal point",
  wrongSign: "is {value}; no annex has a negative value here",
  unknownAnnex: "must be one of {codes}",
  ofFirst: "an own annex is of the first generation; leave edition out",
  otherBase: "is {given}, and own_annex is based on {base}",
  notGiven: "{name} ({edition}) does not give {symbols}: {base} taken.",
  recommended: "recommended values",
  ofAnnex: "values of the annex of {code}",
  refused: "{name} does not give {symbols}, which this calculation needs",
});

/** What an annex that is not here decides otherwise; the values are looked at by `judgeParameters`. */
export const ownAnnex = part(
  {
    name: text("country or office, as results and reports call it"),
    edition: text("document and date of the annex"),
    source: text("origin of its values").optional(),
    based_on: oneOf(annexCodes, "annex that it deviates from; {default EN}").optional(),
    others: oneOf(
      ["warn", "refuse", "accept"],
      "what happens where the calculation needs a parameter that it does not give; {default warn}",
    ).optional(),
    parameters: z.record(z.string().min(1).max(40), z.record(z.string().min(1).max(40), z.unknown())).meta({
      description: "by standard and symbol: a value; as: the code of an annex that has it; or value and source",
    }),
  },
  "annex of another country or of an office",
);

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

/** What is wrong with the own annex of a request, beside the annex that the request names. */
export function judgeOwn(own: GivenAnnex, given: unknown, problems: Problems): void {
  const base = own.based_on ?? "EN";
  if (given !== undefined && given !== base)
    problems.add("national_annex", says.otherBase({ given: String(given), base }));
  judgeParameters(own, ["own_annex"], problems);
}

/** What is wrong with the parameters of an own annex, of the standards that are loaded. */
export function judgeParameters({ parameters }: GivenAnnex, path: Path, problems: Problems): void {
  for (const [standard, given] of Object.entries(parameters)) {
    const at = [...path, "parameters", standard];
    if (!standardsWithChoices.includes(standard)) {
      problems.add(pathText(at), says.unknownStandard({ known: listed("plain", standardsWithChoices) }));
      continue;
    }
    const known = parametersOf(standard);
    // one that this check does not use
    if (known.size === 0) continue;
    for (const [symbol, value] of Object.entries(given)) {
      const values = known.get(symbol);
      const where = pathText([...at, symbol]);
      if (values) judgeValue(value, values, where, problems);
      else {
        const [name] = problems.maySuggest() ? suggestions(symbol, [...known.keys()]) : [];
        const near = name === undefined ? says.none : says.near({ name });
        problems.add(where, says.unknownParameter({ standard, near }));
      }
    }
  }
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
