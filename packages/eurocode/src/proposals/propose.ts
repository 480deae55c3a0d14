import { english, listed, type Message, plain, type Said } from "../basis/message.ts";
import { InvalidInput, problemAt } from "../basis/problem.ts";
import type { Governing, ItemResult } from "../basis/result.ts";
import { refuseUnless } from "../basis/validation.ts";
import { passes } from "../basis/verification.ts";
import { says as ofTimberJoints } from "../en-1995-1-1/connections/says.ts";
import type { Check, Kind } from "../engine/kind.ts";
import { itemsIn, kindOf, listOf, listsOf } from "../engine/lists.ts";
import { topNames } from "../engine/request-schema.ts";
import { runCheck } from "../engine/run-check.ts";
import { type Quantities, quantitiesOf } from "./quantities.ts";
import { says } from "./says.ts";
import { howSchema, type Prices, type ProposalOptions, type Rules } from "./schema.ts";
import { isSameCloser, isTimberJoint, keepsDiameter, oneOfJoint, timberJoints } from "./timber-joints.ts";
import { variantsOf } from "./variants.ts";

// The best of what an item could be: possibilities are put in order by what they weigh or cost, and verified, the best first,
// until enough pass. What is proposed has passed its own check, and says by what it is governed.

export interface Proposal {
  /** The whole item for the check. */
  readonly item: Readonly<Record<string, unknown>>;
  readonly utilization: number;
  readonly governing: Governing | null;
  readonly weight_kg?: number;
  readonly cost?: number;
  readonly quantities?: Quantities;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

export interface Proposals {
  readonly objective: NonNullable<ProposalOptions["objective"]>;
  readonly currency?: string;
  /** The best first; empty where none passes. */
  readonly proposals: readonly Proposal[];
  /** Where none passes: the one that is used least. */
  readonly nearest?: Proposal;
  readonly tried: number;
  readonly assumptions: readonly string[];
  readonly messages: readonly Said[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Verified at most: each is a whole check. */
const mostTries = 4000;

interface Possibility {
  readonly item: Fields;
  readonly quantities: Quantities | undefined;
  readonly measure: number;
}

export function proposalsFor(check: Check, request: unknown, how: ProposalOptions = {}): Proposals {
  refuseUnless([howSchema, how, ["how"]]);
  const asked = oneItemOf(check, request);
  const ofTimber = isTimberJoint(asked.kind.name);
  const { objective = ofTimber ? "fasteners" : "weight", prices, rules = {}, most = 5 } = how;
  const { possible, left, priceless } = possibilities(check, asked, { objective, prices, rules });
  const { found, nearest, tried } = tryAll(check, asked, possible, {
    enough: objective === "utilization" ? possible.length : most,
    prices,
    limit: rules.most_utilization ?? 1,
  });
  if (objective === "utilization") found.sort((a, b) => b.utilization - a.utilization);
  if (ofTimber && found.length === 0 && nearest?.utilization === 0)
    refuse("", says.noLoad({ names: listed("plain", asked.kind.actions ?? []) }));
  const kept = keepsDiameter(asked.kind.name, asked.item);
  const split = english(ofTimberJoints.splittingOfPattern);
  const said: Message[] = [
    says.sizesChosen({ n: possible.length }),
    ...(left > 0 ? [says.leftOut({ n: left, names: listed("plain", [...priceless].slice(0, 8)) })] : []),
    ...(objective === "weight" ? [says.weightOf] : []),
    ...(ofTimber ? [says.distancesOfTables] : []),
    ...(kept.length > 0 ? [says.oneDiameter({ fields: listed("plain", kept) })] : []),
    ...([...found, ...(nearest ? [nearest] : [])].some(({ warnings }) => warnings.some((one) => one.includes(split)))
      ? [says.splittingLeft]
      : []),
    ...(tried >= mostTries && tried < possible.length ? [says.stopped({ n: tried, of: possible.length })] : []),
  ];
  return {
    objective,
    ...(prices?.currency === undefined ? {} : { currency: prices.currency }),
    proposals: found.slice(0, most),
    ...(found.length === 0 && nearest ? { nearest } : {}),
    tried,
    assumptions: said.map(english),
    messages: said.map(plain),
  };
}

interface Wanted {
  readonly objective: Proposals["objective"];
  readonly prices: Prices | undefined;
  readonly rules: Rules;
}

/** What the item could be, the best by its measure first; those of which something has no price are left out, and named. */
function possibilities(check: Check, { kind, item, top }: OneItem, { objective, prices, rules }: Wanted) {
  const count = quantitiesOf(check.endpoint, kind.name);
  // fasteners are counted in timber joints alone, and weighed nowhere
  if (!choosable.includes(kind.name))
    refuse("", says.nothingToChoose({ kind: kind.name, names: listed("plain", choosable) }));
  if (objective === (isTimberJoint(kind.name) ? "weight" : "fasteners"))
    refuse("how.objective", says.notByThis({ kind: kind.name, objective }));
  if (objective === "cost" && !prices) refuse("how.prices", says.needsPrices);
  if (objective !== "utilization" && !count) refuse("how.objective", says.noQuantities({ kind: kind.name }));
  const priceless = new Set<string>();
  const measure = (quantities: Quantities | undefined): number | undefined => {
    if (quantities === undefined || objective === "utilization") return 0;
    if (objective === "cost") return costOf(quantities, prices ?? {}, priceless);
    // of as many the thinner ones
    if (objective === "fasteners")
      return (quantities.fasteners ?? []).reduce((sum, { n, d_mm }) => sum + n + d_mm / 10_000, 0);
    return quantities.profile_kg + quantities.plate_kg;
  };
  const possible: Possibility[] = [];
  let left = 0;
  const found = (one: Fields) => {
    try {
      return ownResult(check, kind, resultOf(check, { kind, top }, one).result)?.values;
    } catch (error) {
      if (error instanceof InvalidInput) return undefined;
      throw error;
    }
  };
  for (const one of variantsOf(kind, item, top, rules, found) ?? []) {
    const quantities = count?.(one);
    const measured = measure(quantities);
    if (measured === undefined) left++;
    else possible.push({ item: one, quantities, measure: measured });
  }
  const [unpriced] = priceless;
  if (possible.length === 0 && unpriced !== undefined) refuse("how.prices", says.noPrice({ what: unpriced }));
  const asked = possible.length === 0 && isTimberJoint(kind.name) ? oneOfJoint(kind.name, item, rules) : undefined;
  // which refuses what is missing
  if (asked) resultOf(check, { kind, top }, asked);
  if (possible.length === 0) refuse("", says.nothingToChoose({ kind: kind.name, names: listed("plain", choosable) }));
  return { possible: possible.sort((a, b) => a.measure - b.measure), left, priceless };
}

interface Until {
  readonly enough: number;
  readonly prices: Prices | undefined;
  /** The most that a proposal is used. */
  readonly limit: number;
}

/** Verifies one after the other until enough have passed. */
function tryAll(check: Check, asked: OneItem, possible: readonly Possibility[], { enough, prices, limit }: Until) {
  const found: Proposal[] = [];
  let nearest: Proposal | undefined;
  let refusal: InvalidInput | undefined;
  let tried = 0;
  for (const possibility of possible) {
    if (tried >= mostTries || found.length >= enough) break;
    if (isTimberJoint(asked.kind.name) && found.some((one) => isSameCloser(one.item, possibility.item))) continue;
    tried++;
    try {
      const { passed, proposal } = verified(check, asked, possibility, prices);
      if (passed && passes(proposal.utilization / limit)) found.push(proposal);
      else if (!nearest || proposal.utilization < nearest.utilization) nearest = proposal;
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      refusal ??= error;
    }
  }
  if (found.length === 0 && !nearest && refusal) throw refusal;
  return { found, nearest, tried };
}

/** Kinds of which something can be chosen. */
const choosable = [
  "member",
  "bolt",
  "bolt-group",
  "weld",
  "fin-plate",
  "header-plate",
  "angle-cleats",
  "column-base",
  "end-plate",
  "splice",
  "gusset",
  ...timberJoints,
];

function refuse(path: string, said: Message): never {
  throw new InvalidInput([problemAt(path, said)]);
}

interface OneItem {
  readonly kind: Kind;
  readonly item: Fields;
  /** What stands beside it: annex, overrides. */
  readonly top: Fields;
}

function oneItemOf(check: Check, request: unknown): OneItem {
  if (request === null || typeof request !== "object" || Array.isArray(request)) runCheck(check, request); // which says what it must be
  const fields = request as Fields;
  const names = topNames(check);
  const top = Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
  const lists = listsOf(check).filter((list) => Object.hasOwn(fields, list));
  const items = itemsIn(check, fields);
  const [only] = items;
  if (!only || items.length > 1) refuse(lists[0] ?? "", says.oneItem({ n: items.length }));
  const given = (lists.length > 0 ? only.item : withoutTop(fields, names)) as Fields;
  const kind = kindOf(check, given, only.list ?? check.many);
  // a kind or an item that there is not: the check says so
  if (!kind || given === null || typeof given !== "object") {
    runCheck(check, request);
    refuse("", says.oneItem({ n: 0 }));
  }
  return { kind, item: given, top };
}

const withoutTop = (fields: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.has(name) && name !== "check" && name !== "$schema"),
  );

function verified(
  check: Check,
  { kind, top }: OneItem,
  { item, quantities }: Possibility,
  prices: Prices | undefined,
): { passed: boolean; proposal: Proposal } {
  const cost = quantities && prices && costOf(quantities, prices);
  const { passed, result } = resultOf(check, { kind, top }, item);
  const own = ownResult(check, kind, result);
  return {
    passed,
    proposal: {
      item,
      utilization: own?.utilization ?? 0,
      governing: result.governing,
      ...(quantities && !quantities.fasteners ? { weight_kg: quantities.profile_kg + quantities.plate_kg } : {}),
      ...(quantities ? { quantities } : {}),
      ...(cost === undefined ? {} : { cost }),
      assumptions: result.assumptions,
      warnings: result.warnings,
    },
  };
}

function resultOf(check: Check, { kind, top }: Pick<OneItem, "kind" | "top">, item: Fields) {
  const list = listOf(check, kind);
  const marked = check.one === undefined && item.mark === undefined ? { mark: "P", ...item } : item;
  return runCheck(check, list === undefined ? { ...top, ...marked } : { ...top, [list]: [marked] });
}

/** One in, one out. */
function ownResult(check: Check, kind: Kind, result: ReturnType<typeof runCheck>["result"]): ItemResult | undefined {
  const list = listOf(check, kind);
  const [own] = (list === undefined ? [result[check.one ?? ""]] : result[list]) as ItemResult[];
  return own;
}

/** Undefined where something of it has no price, which is then named. */
function costOf(
  { profile_kg, plate_kg, bolts, holes, welds, fasteners = [] }: Quantities,
  prices: Prices,
  priceless: Set<string> = new Set(),
): number | undefined {
  let sum = 0;
  let isKnown = true;
  const add = (amount: number, price: number | undefined, what: string): void => {
    if (amount === 0) return;
    if (price === undefined) {
      priceless.add(what);
      isKnown = false;
    } else sum += amount * price;
  };
  add(profile_kg, prices.profile_kg, "profile_kg");
  add(plate_kg, prices.plate_kg, "plate_kg");
  add(holes, prices.hole, "hole");
  for (const { size, grade, n } of bolts) {
    const name = grade === "8.8" ? size : `${size} ${grade}`;
    add(n, prices.bolts && Object.hasOwn(prices.bolts, name) ? prices.bolts[name] : undefined, `bolts.${name}`);
  }
  for (const { name, n } of fasteners)
    add(
      n,
      prices.fasteners && Object.hasOwn(prices.fasteners, name) ? prices.fasteners[name] : undefined,
      `fasteners.${name}`,
    );
  for (const { throat_mm, length_mm } of welds)
    add(length_mm / 1000, weldPrice(throat_mm, prices.weld_m ?? []), `weld_m, ${throat_mm} mm`);
  return isKnown ? sum : undefined;
}

/** Between two throats by the square of the throat, as the metal is; none beyond those that are given. */
function weldPrice(throat: number, given: NonNullable<Prices["weld_m"]>): number | undefined {
  const rows = [...given].sort((a, b) => a.throat_mm - b.throat_mm);
  const exact = rows.find(({ throat_mm }) => Math.abs(throat_mm - throat) < 1e-9);
  if (exact) return exact.price;
  const above = rows.findIndex(({ throat_mm }) => throat_mm > throat);
  const [low, high] = [rows[above - 1], rows[above]];
  if (!low || !high) return undefined;
  const share = (throat ** 2 - low.throat_mm ** 2) / (high.throat_mm ** 2 - low.throat_mm ** 2);
  return low.price + share * (high.price - low.price);
}
