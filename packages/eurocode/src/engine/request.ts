import {
  type AnnexCode,
  type AnyAnnex,
  annexCodes,
  annexWarning,
  type Determined,
  determined,
  determinedNext,
  nameOfAnnex,
  type Standard,
  type Symbols,
  standardOfNext,
  type Value,
} from "../annexes/index.ts";
import { messages } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import type { UsedParameter } from "../basis/result.ts";
import type { Rule } from "../basis/rule.ts";
import type { Written } from "../basis/value-order.ts";
import { type Edition, firstGeneration } from "./edition.ts";
import { Sentences } from "./sentences.ts";

const rounding = 1e-9;

/** Nationally determined parameters, as a request uses them. */
export const says = messages("parameters", {
  given: "{symbol} = {value} as given in the request ({standard} {clause}).",
  belowAnnex: "{symbol} = {used} is below the {own} of the annex ({standard} {clause}).",
  aboveAnnex: "{symbol} = {used} is above the {own} of the annex ({standard} {clause}).",
  unconfirmed: "{symbol} ({annex}, {standard} {clause}) is not confirmed: {source}.",
  ofOneSource: "{symbols} ({annex}): known from one publication.",
  moved:
    "{symbols} ({annex}): known from one publication; with recommended values the governing utilization would be {usual} % in place of {own} %.",
  unconfirmedValue: "{symbol} = {value} ({annex}, {standard} {clause}) is not confirmed: {source}.",
});

interface Said {
  readonly assumptions: number;
  readonly warnings: number;
  readonly parameters: number;
}

interface Options {
  readonly derivation: boolean;
  readonly messages?: boolean;
  readonly edition?: Edition;
  /** Parameters whose recommended value is taken in place of the annex's, to see what they move. */
  readonly recommended?: ReadonlySet<Determined<unknown>>;
}

/** What all items of one request share: the annex, overrides, and what the result says about the whole. */
export class Request {
  readonly annex: AnyAnnex;
  readonly derivation: boolean;
  /** Whether what is said is asked for as data, too. */
  readonly messages: boolean;
  readonly edition: Edition;
  /** Rules of the second generation that its results hang on. */
  readonly rules = new Set<Rule>();
  /** Fields for want of which items are not verified. */
  readonly missing = new Set<string>();
  /** How many items it has. */
  readonly items: number;
  readonly assumptions = new Sentences();
  readonly warnings = new Sentences();
  /** Assumptions that the answer hangs on: they stand before the warnings. */
  readonly weighty = new Sentences();
  /** Where the item at hand writes; the items of a batch take turns. */
  readonly written: Written = { numbers: [], others: [] };
  /** The fields that stand beside the items, as the schema of the check accepted them. */
  readonly top: Readonly<Record<string, unknown>>;
  /** Undefined where there are none. */
  readonly #overrides: Readonly<Record<string, unknown>> | undefined;
  readonly #recommended: ReadonlySet<Determined<unknown>> | undefined;
  /** A request uses a few: looking along the list is faster than a look-up by two names. */
  readonly #used: Determined<unknown>[] = [];
  #once: Map<unknown, unknown> | undefined;
  #asked: Set<string> | undefined;

  constructor(
    annex: AnyAnnex,
    { derivation, messages = false, edition = firstGeneration, recommended }: Options,
    overrides?: Readonly<Record<string, unknown>>,
    top: Readonly<Record<string, unknown>> = {},
    items = 1,
  ) {
    this.items = items;
    this.top = top;
    this.annex = annex;
    this.derivation = derivation;
    this.messages = messages;
    this.edition = edition;
    this.#recommended = recommended;
    this.#overrides = overrides && Object.keys(overrides).length > 0 ? overrides : undefined;
  }

  parameter<S extends Standard, P extends Symbols<S>>(standard: S, symbol: P): Value<S, P> {
    const used = this.#used;
    for (let i = 0; i < used.length; i++) {
      const known = used[i] as Determined<unknown>; // as many as there are
      // stored under this standard and symbol by #take
      if (known.symbol === symbol && known.standard === standard) return known.value as Value<S, P>;
    }
    const warning = annexWarning(this.annex, standard);
    if (warning !== undefined) this.warnings.add(warning);
    return this.#take(standard, symbol) as Value<S, P>; // as the annexes have it, or an override that the schema accepted
  }

  /** Where an item begins to say things. */
  place(): Said {
    return { assumptions: this.assumptions.count, warnings: this.warnings.count, parameters: this.#used.length };
  }

  /** Forgets what was said since: the item is calculated another way. */
  forget({ assumptions, warnings, parameters }: Said): void {
    this.assumptions.forget(assumptions);
    this.warnings.forget(warnings);
    this.#used.length = parameters;
  }

  /** One of its own with the same choices, for what is only tried. */
  aside(recommended?: ReadonlySet<Determined<unknown>>): Request {
    const { annex, edition, top, items } = this;
    const options = { derivation: false, edition, ...(recommended ? { recommended } : {}) };
    return new Request(annex, options, this.#overrides, top, items);
  }

  /** As results call it. */
  get annexName(): string {
    return nameOfAnnex(this.annex);
  }

  /** The parameters that were used. */
  get used(): readonly Determined<unknown>[] {
    return this.#used;
  }

  /** What was used of the annex by one publication, and is not what the standard recommends. */
  get ofOneSource(): Determined<unknown>[] {
    return this.#used.filter(({ confidence, standard, symbol, value, reads }) => {
      if (confidence !== "one source") return false;
      const { value: usual, reads: text } = determined("EN", standard as Standard, symbol as never); // one that was used
      return JSON.stringify(plain(value, reads)) !== JSON.stringify(plain(usual, text));
    });
  }

  /** What is the same for all items, worked out for the first. */
  once<T>(work: (request: Request) => T): T {
    this.#once ??= new Map();
    let found = this.#once.get(work) as T | undefined; // kept under the function that made it
    if (found === undefined) {
      found = work(this);
      this.#once.set(work, found);
    }
    return found;
  }

  /** A factor of the clauses that the request gives for all its items: no annex decides it. */
  ofAll(symbol: string): unknown {
    if (!this.#overrides) return undefined;
    this.#asked ??= new Set();
    this.#asked.add(symbol);
    return this.#overrides[symbol];
  }

  /** Whether it gives any factor for all its items. */
  get givesFactors(): boolean {
    return this.#overrides !== undefined;
  }

  /** Whether the request gives a value in place of the annex's. */
  overridden(symbol: string): boolean {
    return this.#overrides?.[symbol] !== undefined;
  }

  /**
   * A factor of the request or of an item beside the annex's, where that depends on the item: one on the unsafe side is reported.
   * `value` takes the annex's rule.
   */
  compare<S extends Standard, P extends Symbols<S>>(
    standard: S,
    symbol: P,
    used: number,
    value: (rule: Value<S, P>) => number,
  ): void {
    const chosen = this.#determined(standard, symbol);
    this.#report(chosen, used, value(chosen.value));
  }

  #determined<S extends Standard, P extends Symbols<S>>(standard: S, symbol: P): Determined<Value<S, P>> {
    if (this.edition.second) return determinedNext(standard, symbol);
    const own = determined(this.annex, standard, symbol);
    return this.#recommended?.has(own) ? determined("EN", standard, symbol) : own;
  }

  #report({ symbol, clause, safe = "great", ...chosen }: Determined, used: number, rule: number): void {
    const standard = standardOf(chosen);
    // a rule may give 0.30000000000000004 for 0.3, or 0.24722… that is used as it is
    const own = significant(rule, 6);
    const values = { symbol: { described: chosen.text, name: symbol }, used, own, standard, clause };
    if (safe === "great" && used < Math.min(own, rule) * (1 - rounding)) this.warnings.add(says.belowAnnex(values));
    if (safe === "small" && used > Math.max(own, rule) * (1 + rounding)) this.warnings.add(says.aboveAnnex(values));
  }

  #take<S extends Standard, P extends Symbols<S>>(standard: S, symbol: P): unknown {
    const chosen = this.#determined(standard, symbol);
    const override = this.#overrides?.[symbol];
    const called = { described: chosen.text, name: symbol };
    if (override !== undefined) {
      this.#used.push({ ...chosen, value: override, confidence: "override", source: "given in the request" });
      const value = typeof override === "number" ? override : String(override);
      this.assumptions.add(says.given({ symbol: called, value, standard: standardOf(chosen), clause: chosen.clause }));
      // what a country chose for safety
      if (
        typeof override === "number" &&
        typeof chosen.value === "number" &&
        (chosen.safe || symbol.startsWith("gamma_"))
      )
        this.#report(chosen, override, chosen.value);
      return override;
    }
    this.#used.push(chosen);
    if (chosen.confidence === "unconfirmed") {
      const { annex, clause, value } = chosen;
      const values = { symbol: called, annex, standard, clause, source: { described: chosen.source } };
      this.warnings.add(
        typeof value === "number" ? says.unconfirmedValue({ ...values, value }) : says.unconfirmed(values),
      );
    }
    return chosen.value;
  }

  /** Overrides that no item asked for. */
  get unusedOverrides(): string[] {
    const overrides = this.#overrides;
    if (!overrides) return [];
    const used = new Set([...(this.#asked ?? []), ...this.#used.map(({ symbol }) => symbol)]);
    return Object.keys(overrides).filter((symbol) => overrides[symbol] !== undefined && !used.has(symbol));
  }

  /** The parameters that were used, as plain data. */
  get parameters(): UsedParameter[] {
    return this.#used.map((used) => (used.confidence === "override" ? parameterOf(used) : { ...kept(used) }));
  }
}

/** As clauses name it: with its year where it is the one of the second generation. */
const standardOf = ({ standard, edition, isNext }: Pick<Determined, "standard" | "edition" | "isNext">): string =>
  isNext ? edition : standard;

const parameterOf = (used: Determined<unknown>): UsedParameter => ({
  symbol: used.symbol,
  value: plain(used.value, used.reads),
  clause: `${standardOf(used)} ${used.clause}`,
  annex: used.annex,
  edition: used.edition,
  confidence: used.confidence,
  source: used.source,
});

const ofAnnexes = new WeakMap<Determined<unknown>, UsedParameter>();

/** Made once for each row of the annexes: request after request names the same ones. */
function kept(used: Determined<unknown>): UsedParameter {
  let parameter = ofAnnexes.get(used);
  if (!parameter) {
    parameter = parameterOf(used);
    ofAnnexes.set(used, parameter);
  }
  return parameter;
}

/** A rule is shown by its text; numbers, words and tables as they are. */
const plain = (value: unknown, reads: string | undefined): unknown =>
  typeof value === "function" ? (reads ?? "a rule") : value;

/** A parameter that was used, with what it is and how it reads, under its annex or another. */
export function determinedOf({ symbol, clause, ...used }: UsedParameter, annex?: AnnexCode): Determined | undefined {
  const standard = clause.split(" ", 2).join(" ");
  const next = standardOfNext(standard);
  // one that a request has used; undefined where no check brought its standard
  return next === undefined
    ? determined(annex ?? annexCodes.find((code) => code === used.annex) ?? "EN", standard as never, symbol as never)
    : determinedNext(next as never, symbol as never);
}

/** What the standard recommends for a parameter that was used, as a result shows it. */
export function recommendedValue(used: UsedParameter): unknown {
  const own = determinedOf(used, "EN");
  return own && plain(own.value, own.reads);
}
