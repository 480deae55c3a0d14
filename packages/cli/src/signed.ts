/** What was signed of a calculation: enough of it to say later what changed, and which formula changed it. */

import type { Check, CheckResult } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import { canonicalJson, sha256, withoutDerivation } from "@x/report/digest";
import { governingIn, itemsOf, pathTo } from "@x/report/steps";
import type { Done } from "./calculate.ts";
import { Stop } from "./exit.ts";
import { isRecord } from "./json.ts";
import { checkOf } from "./standards.ts";
import { version } from "./version.ts";

const stops = messages("signedStops", {
  other: "{file}: is not a result of {check}",
});

export interface Signed {
  readonly software: string;
  /** SHA-256 of input and result, as a report prints them. */
  readonly input: string;
  readonly result: string;
  readonly annex: string;
  readonly request: unknown;
  /** Values of the national annex by symbol and clause. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly items: Readonly<Record<string, SignedItem>>;
}

export interface SignedItem {
  readonly passed: boolean;
  readonly utilization: number;
  readonly verification: string;
  readonly clause: string;
  /** Utilizations by verification. */
  readonly verifications: Readonly<Record<string, number>>;
  /** The steps that lead to what governs. */
  readonly steps: readonly SignedStep[];
}

interface SignedStep {
  readonly name: string;
  readonly clause: string;
  readonly formula: string;
  readonly inputs: Readonly<Record<string, number>>;
  readonly value: number;
}

/** Of a calculation with its derivation; undefined where there is no result of one annex. */
export function signedOf({ known, one, beam, input, request = input.value }: Done): Signed | undefined {
  if (beam)
    return {
      software: `x ${version}`,
      input: sha256(canonicalJson(request)),
      result: sha256(canonicalJson(beam)),
      annex: "",
      request,
      parameters: {},
      items: Object.fromEntries(
        Object.entries(beam.reactions).map(([name, { kN }]) => [`reaction ${name}`, ofNumber("kN", kN)]),
      ),
    };
  return known && one ? ofResult(known, one, request) : undefined;
}

/** A result alone, as --json prints it. */
export async function signedOfResult(file: string, result: Readonly<Record<string, unknown>>): Promise<Signed> {
  const known = await checkOf(String(result.endpoint));
  const one = result as unknown as CheckResult; // looked at below
  const { result: inner } = one;
  const isWhole =
    isRecord(inner) &&
    Array.isArray(inner.parameters) &&
    itemsOf(known, one).every((item) => isRecord(item) && Array.isArray(item.verifications));
  if (!isWhole) throw new Stop(stops.other({ file, check: known.endpoint }));
  return ofResult(known, one, undefined);
}

function ofResult(known: Check, one: CheckResult, request: unknown): Signed {
  const items = itemsOf(known, one).map((item, i): [string, SignedItem] => {
    const worst = governingIn(item);
    return [
      item.mark ?? `${i + 1}`,
      {
        passed: item.passed,
        utilization: item.utilization,
        verification: worst?.id ?? "",
        clause: worst?.clause ?? "",
        verifications: Object.fromEntries(item.verifications.map(({ id, utilization }) => [id, utilization])),
        steps: (worst ? pathTo(worst, item.derivation ?? []) : (item.derivation ?? [])).map(
          ({ name, clause, expression, inputs, value }) => ({ name, clause, formula: expression, inputs, value }),
        ),
      },
    ];
  });
  return {
    software: `x ${version}`,
    input: sha256(canonicalJson(request)),
    result: sha256(canonicalJson(withoutDerivation(one))),
    annex: one.result.annex_edition,
    request,
    parameters: Object.fromEntries(
      one.result.parameters.map(({ symbol, clause, value }) => [`${symbol} (${clause})`, value]),
    ),
    items: named(items),
  };
}

/** A calculated number that nothing is verified of. */
const ofNumber = (name: string, value: number): SignedItem => ({
  passed: true,
  utilization: 0,
  verification: "",
  clause: "",
  verifications: {},
  steps: [{ name, clause: "", formula: "", inputs: {}, value }],
});

/** Two items of one mark are told apart. */
export function named<T>(items: readonly (readonly [string, T])[]): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [name, item] of items) {
    let free = name;
    for (let i = 2; Object.hasOwn(found, free); i++) free = `${name} (${i})`;
    found[free] = item;
  }
  return found;
}

/** What a file of signed calculations holds, or nothing where it is not one. */
export const isSigned = (value: unknown): value is Signed =>
  isRecord(value) &&
  [value.software, value.input, value.result, value.annex].every(isText) &&
  isRecord(value.parameters) &&
  isRecord(value.items) &&
  Object.values(value.items).every(isItem);

const isText = (value: unknown): boolean => typeof value === "string";
/** JSON has no word for an infinite number. */
const isNumber = (value: unknown): boolean => typeof value === "number" || value === null;

const isItem = (item: unknown): boolean =>
  isRecord(item) &&
  isNumber(item.utilization) &&
  typeof item.passed === "boolean" &&
  isText(item.verification) &&
  isRecord(item.verifications) &&
  Object.values(item.verifications).every(isNumber) &&
  Array.isArray(item.steps) &&
  item.steps.every(isStep);

const isStep = (step: unknown): boolean =>
  isRecord(step) &&
  [step.name, step.clause, step.formula].every(isText) &&
  isNumber(step.value) &&
  isRecord(step.inputs) &&
  Object.values(step.inputs).every(isNumber);
