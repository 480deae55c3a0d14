/** What each number of an input changes of a value: for a plot, and for a report. */
import {
  type Check,
  type CheckResult,
  describeFields,
  isInvalidInput,
  listsOf,
  requestWith,
  runCheck,
  topSchema,
} from "@x/eurocode/engine";
import { givenItems } from "@x/report/given";
import { Stop } from "./exit.ts";
import { isRecord } from "./json.ts";
import { type Leaf, numbersIn, withNumber } from "./vary.ts";

interface Change extends Leaf {
  /** What comes of the smaller and of the greater number. */
  readonly less: number;
  readonly more: number;
}

export interface Sensitivity {
  /** How much smaller and greater each number was made. */
  readonly share: number;
  /** What comes of all as they are. */
  readonly now: number;
  /** What changes it, the most first. */
  readonly changes: readonly Change[];
  /** Numbers that cannot be so much smaller or greater. */
  readonly leftOut: readonly Leaf[];
}

/** Each number smaller and greater, the others as they are. */
export function sensitivityOf(
  known: Check,
  request: unknown,
  now: number,
  share: number,
  wanted: (result: CheckResult) => number,
): Sensitivity {
  const attempted = (leaf: Leaf, factor: number): number | undefined => {
    try {
      return wanted(runCheck(known, withNumber(request, leaf, (leaf.value ?? 0) * factor)));
    } catch (error) {
      if (isInvalidInput(error) || error instanceof Stop) return undefined;
      throw error;
    }
  };
  const leftOut: Leaf[] = [];
  const all = numbersIn(request).flatMap((leaf): Change[] => {
    const [less, more] = [attempted(leaf, 1 - share), attempted(leaf, 1 + share)];
    if (less !== undefined && more !== undefined) return [{ ...leaf, less, more }];
    leftOut.push(leaf);
    return [];
  });
  const reach = ({ less, more }: Change) => Math.max(Math.abs(less - now), Math.abs(more - now));
  const changes = all
    .filter((one) => reach(one) > 1e-9 * Math.max(1, Math.abs(now)))
    .sort((a, b) => reach(b) - reach(a));
  return { share, now, changes, leftOut };
}

/** Of the utilization of the item in that place; others of the same input move nothing of it. */
export function sensitivityOfItem(known: Check, request: unknown, at: number, share: number) {
  const whole = isRecord(request) ? request : {};
  const lists = listsOf(known).filter((list) => whole[list] !== undefined);
  const one = givenItems(known, whole)[at];
  const beside = Object.fromEntries(
    Object.entries(whole).filter(([name]) => !lists.includes(name) && !shows.has(name)),
  );
  const alone = lists.length === 0 || !one ? beside : { ...beside, ...requestWith(known, one.kind, [one.item]) };
  const now = utilizationOf(runCheck(known, alone));
  const fields = [...(one ? describeFields(one.kind.schema) : []), ...describeFields(topSchema(known))];
  return { ...sensitivityOf(known, alone, now, share, utilizationOf), request: alone, fields };
}

/** Fields that say what a result shows. */
const shows: ReadonlySet<string> = new Set(["derivation", "messages"]);

const utilizationOf = (result: CheckResult): number => result.utilization / 100;
