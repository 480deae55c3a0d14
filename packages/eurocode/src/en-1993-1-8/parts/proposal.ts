import * as z from "zod";
import { type AnnexCode, annexOf, determined, type GivenAnnex } from "../../annexes/index.ts";
import { bringOwnAnnexes } from "../../annexes/own.ts";
import { formulasOf } from "../../basis/formula.ts";
import { english, type Message, plain, type Said } from "../../basis/message.ts";
import { InvalidInput, problemAt } from "../../basis/problem.ts";
import type { Governing, ItemResult } from "../../basis/result.ts";
import { bare } from "../../basis/validation.ts";
import type { Kind } from "../../engine/kind.ts";
import { Request } from "../../engine/request.ts";
import { commonFields } from "../../engine/request-schema.ts";
import { runCheck } from "../../engine/run-check.ts";
import { Sheet } from "../../engine/sheet.ts";
import { connections, type JointOverrides } from "../check.ts";
import { type Member, type MemberSpec, resolveMember } from "./member.ts";
import { says } from "./says.ts";

// Sizing: a joint is proposed by rules of thumb, verified by its check, and changed step by step until it fits.

export interface ProposalContext {
  readonly national_annex?: AnnexCode;
  readonly own_annex?: GivenAnnex;
  readonly overrides?: JointOverrides;
  readonly strength_table?: "en-1993-1-1" | "product-standard";
}

/** Of needs what stands beside them. */
export const contextOf = ({
  national_annex,
  own_annex,
  overrides,
  strength_table,
}: ProposalContext): ProposalContext => ({
  ...(national_annex === undefined ? {} : { national_annex }),
  ...(own_annex === undefined ? {} : { own_annex }),
  ...(overrides === undefined ? {} : { overrides }),
  ...(strength_table === undefined ? {} : { strength_table }),
});

/** What every proposal takes beside its needs. */
const contextFields: z.ZodRawShape = {
  national_annex: commonFields.national_annex,
  own_annex: commonFields.own_annex,
  ...connections.top,
};

/** What a proposal is made from: fields of its kind, those first that it cannot be without, fields of its own, and the context. */
export function needsOf(
  { schema: { shape } }: Kind,
  required: readonly string[],
  optional: readonly string[],
  own: z.ZodRawShape = {},
): z.ZodObject {
  const fields = [...required, ...optional].map((name) => {
    const field = bare(shape[name] as z.ZodType); // fields of the kind, of zod's own type
    if (!field) throw new Error(`no field ${name} to take into the needs`);
    return [name, required.includes(name) ? field : field.optional()];
  });
  const { combination: _, ...context } = contextFields;
  return z.strictObject({ ...Object.fromEntries(fields), ...own, ...context });
}

export interface Proposed {
  /** the whole item for the check */
  readonly item: Record<string, unknown>;
  readonly passed: boolean;
  readonly utilization: number;
  /** what decides: where nothing fits, the clause that stopped it */
  readonly governing: Governing | null;
  /** rules taken, and what the check itself assumed */
  readonly assumptions: readonly string[];
  /** The assumptions as data. */
  readonly messages: readonly Said[];
  readonly result: ItemResult;
  /** how many joints were verified */
  readonly tries: number;
}

export interface Candidate {
  readonly item: Record<string, unknown>;
  /** rules and changes that led to it */
  readonly because: readonly Message[];
}

/** "Stop after 8 steps": the proposal and eight changes. */
const mostTries = 9;

/** The first candidate that passes, else the one that is used least. Candidates that cannot be built are passed over. */
export function firstThatFits(candidates: Iterable<Candidate>, context: ProposalContext, most = mostTries): Proposed {
  let best: Proposed | undefined;
  let tries = 0;
  let refused: InvalidInput | undefined;
  for (const { item, because } of candidates) {
    if (tries >= most) break;
    tries++;
    try {
      const { passed, result } = runCheck(connections, { ...context, ...item, messages: true });
      const connection = result.connection as ItemResult; // a single item: the key is `one` of the check
      const assumptions = [...because.map(english), ...result.assumptions];
      const messages = [...because.map(plain), ...(result.messages ?? []).slice(0, result.assumptions.length)];
      const { governing } = result;
      const made = {
        item,
        passed,
        utilization: connection.utilization,
        governing,
        assumptions,
        messages,
        result: connection,
        tries,
      };
      if (!best || made.utilization < best.utilization || passed) best = made;
      if (passed) return made;
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      refused ??= error;
    }
  }
  if (best) return { ...best, tries };
  throw refused ?? new InvalidInput([problemAt("", says.noJoint)]);
}

/** A member that a joint is made for. Throws InvalidInput, as a check does. */
export function memberOf(path: string, spec: MemberSpec, context: ProposalContext): Member {
  const sheet = sheetOf(context);
  const member = resolveMember(sheet, path, spec);
  if (!member) throw new InvalidInput(sheet.problems);
  return member;
}

/** Where the values of the annex and the overrides are asked for. */
export function sheetOf({ overrides = {}, strength_table, ...context }: ProposalContext): Sheet {
  if (context.own_annex) bringOwnAnnexes();
  const request = new Request(
    annexOf(context),
    { derivation: false },
    overrides,
    strength_table === undefined ? {} : { strength_table },
  );
  return new Sheet(request, []);
}

/** The class of bolts that is usual under an annex. */
export const usualGrade = (context: ProposalContext): "8.8" | "10.9" =>
  determined(annexOf(context), "EN 1993-1-8", "bolt_grade").value;

/** Throats that are welded: whole millimetres. */
const throats = [3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30] as const;

export const usualThroats: readonly number[] = throats;

export const throatFrom = (least: number): number => throats.find((a) => a >= least - 1e-9) ?? Math.ceil(least);

const halfShear = formulasOf("EN 1993-1-1")(
  "6.2.6(2)",
  "0.5 * A_v * f_y / sqrt(3) / 1000",
  (A_v, f_y) => (0.5 * A_v * f_y) / Math.sqrt(3) / 1000,
);

/** Half of the plastic shear resistance, where no reaction is known. */
export const assumedShear = ({ section, steel }: Member): number =>
  Math.round(halfShear(section.properties.A_v_z_mm2, steel.f_y));
