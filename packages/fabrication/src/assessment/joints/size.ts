/** A joint is sized by the library's own functions, then a correction's dimensions stand, then it is verified whole. */
import { type AnnexCode, check, InvalidInput, type ItemResult, isInvalidInput } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import type { JointType, MemberActions, Verified } from "../../fabrication.ts";
import { verified } from "../member-checks.ts";
import { columnBase } from "./base-proposal.ts";
import { hollow, momentJoint, simpleJoint, splice } from "./beam-proposal.ts";
import { gusset } from "./brace-proposal.ts";
import type { Choice } from "./choose.ts";
import type { JointEnd } from "./end.ts";
import type { Proposal, SizeContext } from "./proposal.ts";
import { type Item, refusal, type VerifiedJoint, verifyItems, withSet } from "./verify.ts";
import { type WeldItem, weldItems } from "./welds.ts";

export interface Sized {
  readonly type: JointType;
  readonly joint: VerifiedJoint;
  /** words of what each weld joins, in the order of the items after the first */
  readonly weldOf: readonly string[];
  /** flat plates of it by the check en-1993-1-1 */
  readonly plateRequests: readonly Item[];
  readonly plateVerifications: readonly Verified[];
  readonly actions: MemberActions;
  readonly assumptions: readonly Message[];
  readonly corrected: readonly string[];
}

/** Throws InvalidInput when a correction's dimensions cannot be; a joint that cannot be proposed is refused with a reason. */
export function sizeJoint(at: JointEnd, choice: Choice, context: SizeContext): Sized | { readonly refused: Message } {
  if (choice.type === undefined) return { refused: choice.reason };
  let proposed: Proposal;
  try {
    proposed = propose(at, choice, context);
  } catch (error) {
    const reason = refusal(error);
    if (reason === undefined) throw error;
    if (at.correction?.set) throw inCorrection(error, at);
    return { refused: reason };
  }
  try {
    return verifiedWhole(at, proposed, context);
  } catch (error) {
    const reason = refusal(error);
    if (reason === undefined) throw error;
    if (at.correction) throw inCorrection(error, at);
    return { refused: reason };
  }
}

/** The path a person can find: mark, end, field. */
function inCorrection(error: unknown, { member, end }: JointEnd): unknown {
  if (!isInvalidInput(error)) return error;
  return new InvalidInput(
    error.problems.map((problem) => ({
      ...problem,
      path: `corrections of ${member.mark || member.id}: ${end}.set${problem.path === "" ? "" : `.${problem.path.replace(/^connections\[\d+\]\.?/, "")}`}`,
    })),
  );
}

function verifiedWhole(at: JointEnd, proposed: Proposal, { annex }: SizeContext): Sized {
  const { item: set, corrected } = withSet(proposed.item, at.correction?.set);
  const type = typeOf(at, set);
  const welds = weldItems(at, set, annex);
  // the weld around a column is one: as thick as both checks ask
  const item = withThroats(set, welds);
  const pulled = upliftItem(at, item);
  const items = [item, ...welds.map(({ item: weld }) => weld), ...pulled];
  const plates = proposed.plates?.(item) ?? [];
  const joint = verifyItems(items, annex);
  return {
    type,
    joint,
    weldOf: [...welds.map(({ of }) => of), ...pulled.map(() => upliftCase)],
    plateRequests: plates,
    plateVerifications: plates.length === 0 ? [] : platesVerified(plates, annex),
    actions: proposed.actions,
    assumptions: proposed.assumptions,
    corrected,
  };
}

/** What the welds were sized to stands in the item that is verified. */
function withThroats(item: Item, welds: readonly WeldItem[]): Item {
  if (item.connection === "column-base") return { ...item, throat_mm: welds[0]?.item.throat_mm };
  const stiffener = welds.find(({ of }) => of === "stiffener");
  return stiffener
    ? { ...item, stiffeners: { ...objectOf(item.stiffeners), throat_mm: stiffener.item.throat_mm } }
    : item;
}

const objectOf = (value: unknown): Item => (typeof value === "object" && value !== null ? (value as Item) : {}); // JSON: an object

/** In place of the name of a weld: the base once more, under the load case that pulls. */
export const upliftCase = "uplift";

function upliftItem({ member: { uplift } }: JointEnd, item: Item): Item[] {
  return item.connection === "column-base" && uplift !== undefined ? [{ ...item, N_Ed: uplift }] : [];
}

const types: Readonly<Record<string, JointType>> = {
  "fin-plate": "fin-plate",
  "header-plate": "header-plate",
  "angle-cleats": "angle-cleats",
  "end-plate": "end-plate",
  "welded-beam": "welded-beam",
  splice: "splice",
  "angle-one-leg": "gusset",
  "column-base": "column-base",
  "hollow-section-joint": "hollow-section-joint",
};

/** `bolt`: the end plate of a hollow beam, or a flat or slotted brace on its gusset. */
const typeOf = ({ member }: JointEnd, { connection }: Item): JointType =>
  types[String(connection)] ?? (member.role === "brace" ? "gusset" : "header-plate");

function platesVerified(plates: readonly Item[], national_annex: AnnexCode): Verified[] {
  const { result } = check("en-1993-1-1", { national_annex, members: plates });
  const members = result.members as ItemResult[]; // the items of this check
  return members.flatMap((one) =>
    one.verifications.map((each) => ({ ...verified(each), id: `${one.mark ?? "plate"}-${each.id}` })),
  );
}

function propose(at: JointEnd, choice: Choice, context: SizeContext): Proposal {
  switch (choice.type) {
    case "column-base":
      return columnBase(at, context);
    case "end-plate":
    case "welded-beam":
      return momentJoint(at, choice.type, context);
    case "splice":
      return splice(at, context);
    case "gusset":
      return gusset(at, context);
    case "hollow-section-joint":
      return hollow(at);
    default:
      return simpleJoint(at, choice, context);
  }
}
