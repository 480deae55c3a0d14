import { annexOf } from "../annexes/index.ts";
import type { Message } from "../basis/message.ts";
import { isInvalidInput } from "../basis/problem.ts";
import type { ItemResult } from "../basis/result.ts";
import { layOut, type Wanted } from "../en-1992-1-1/bar-layouts/lay-out.ts";
import type { LinksOfSpan } from "../en-1992-1-1/bar-layouts/link-zones.ts";
import type { BarLayoutItem } from "../en-1992-1-1/bar-layouts/schema.ts";
import { areaOfBar, layersOf, withLinksRead } from "../en-1992-1-1/beams/bars.ts";
import { concreteColumns as concreteMembers } from "../en-1992-1-1/check.ts";
import { runCheck } from "../engine/run-check.ts";
import { type Combined, type ItemOfSpan, isService, isSlab } from "./concrete.ts";
import { annexFields, type BeamDesignRequest } from "./design-schema.ts";
import { envelopeOf } from "./envelope.ts";
import { says } from "./says.ts";

// The bars of the sections that are verified, with their ends along the beam.

export interface JudgedSide extends ItemOfSpan {
  readonly result: ItemResult | undefined;
}

export interface LaidOut {
  /** An item of `bar_layouts`. */
  readonly layout?: object;
  /** Why there is none. */
  readonly why?: Message;
}

type Plain = Readonly<Record<string, unknown>>;

export function withBarLayout(
  mark: string,
  given: BeamDesignRequest,
  sides: readonly JudgedSide[],
  all: readonly Combined[],
): LaidOut {
  const { member, spans_mm, left, right, support_widths_mm } = given;
  const cover_mm =
    member.cover_mm ?? sides.find(({ result }) => result?.values.c_nom_mm !== undefined)?.result?.values.c_nom_mm;
  const links = linksOf(given, sides);
  const why = refusal(given, cover_mm, links);
  if (why) return { why };
  const b_eff_mm = member.b_eff_mm ?? sides[0]?.result?.values.b_eff_mm;
  const item = {
    mark,
    ...(isSlab(member) ? { slab: true, b: 1000 } : { b: member.b }),
    ...picked(member, ["h", "fck", "fyk", "h_f_mm", "flange", "d_g_mm", "compression_steel"]),
    ...picked(member, ["stress_block", "steel_branch", "ductility_class", "deduct_bars"]),
    ...(b_eff_mm === undefined ? {} : { b_eff_mm }),
    cover_mm,
    spans_mm,
    ...(left === undefined ? {} : { left }),
    ...(right === undefined ? {} : { right }),
    ...(support_widths_mm === undefined ? {} : { support_widths_mm }),
    ...cotOf(member),
    envelope: envelopeOf(
      spans_mm,
      all.filter((one) => !isService(one)).map(({ beam }) => beam),
    ),
  } as unknown as Wanted["item"]; // fields of a member that its check has accepted
  const own = wordsOf(spans_mm.length, sides);
  const common = { item, links, scaled: member.serviceability !== undefined };
  return best(given, [
    { ...common, ...own, pressed: designed(member) ? own.pressed : own.pressed.map(() => undefined) },
    { ...common, ...own },
  ]);
}

/** The first that passes; else the last that can be calculated. */
function best(given: BeamDesignRequest, wanted: readonly Wanted[]): LaidOut {
  const annex = annexOf(given);
  let found: BarLayoutItem | undefined;
  for (const one of wanted) {
    const layout = layOut(annex, one);
    const passed = layout && verdictOf({ ...annexFields(given), bar_layouts: [layout] });
    if (passed !== undefined) found = layout;
    if (passed) break;
  }
  return found ? { layout: found } : { why: says.noSection };
}

/** Undefined where the request is refused. */
function verdictOf(request: object): boolean | undefined {
  try {
    return runCheck(concreteMembers, request).passed;
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    return undefined;
  }
}

const designed = (member: Plain): boolean => member.bars_top === undefined;

const picked = (member: Plain, names: readonly string[]): Plain =>
  Object.fromEntries(names.flatMap((name) => (member[name] === undefined ? [] : [[name, member[name]]])));

const linksRead = (member: Plain): Plain | undefined => withLinksRead(member).links as Plain | undefined; // an object, or nothing

const cotOf = (member: Plain): Plain => {
  const cot = linksRead(member)?.cot_theta;
  return cot === undefined ? {} : { cot_theta: cot };
};

function refusal({ member, N_Ed = 0 }: BeamDesignRequest, cover: unknown, links: Wanted["links"]): Message | undefined {
  if (N_Ed !== 0) return says.withAxialForce;
  if (cover === undefined) return says.withoutCover;
  if (member.A_s_bottom !== undefined || member.A_s_top !== undefined) return says.barsByArea;
  if (["axis_distance_mm", "d_bottom_mm", "d_top_mm", "z_mm"].some((name) => member[name] !== undefined))
    return says.ownDepths;
  const { alpha_deg = 90, f_ywk_MPa } = linksRead(member) ?? {};
  const missing = !isSlab(member) && links.some((one) => one === undefined);
  return missing || alpha_deg !== 90 || f_ywk_MPa !== undefined ? says.otherLinks : undefined;
}

/** Of each span those with the most steel. */
function linksOf({ member, spans_mm }: BeamDesignRequest, sides: readonly JudgedSide[]): (LinksOfSpan | undefined)[] {
  const given = linksRead(member) as LinksOfSpan | undefined; // as the schema of a beam has it
  const steel = ({ diameter_mm, spacing_mm, legs }: LinksOfSpan) => ((legs ?? 2) * areaOfBar(diameter_mm)) / spacing_mm;
  return spans_mm.map((_, span) => {
    if (given) return given;
    const own = sides.flatMap((one) => {
      const links = one.span === span ? (one.result as Plain | undefined)?.links : undefined;
      return links === undefined ? [] : [links as LinksOfSpan]; // as the beam was designed
    });
    return own.reduce<LinksOfSpan | undefined>(
      (most, one) => (!most || steel(one) > steel(most) ? one : most),
      undefined,
    );
  });
}

/** The bars of each side where they are most, in words. */
function wordsOf(spans: number, sides: readonly JudgedSide[]): Pick<Wanted, "bottom" | "top" | "pressed"> {
  const most = (span: number, side: ItemOfSpan["side"], face: "bars_bottom" | "bars_top"): string | undefined =>
    greatest(sides.filter((one) => one.span === span && one.side === side).map(({ result }) => result?.values[face]));
  const places = Array.from({ length: spans }, (_, span) => span);
  const top = places.map((span) => most(span, "hogging", "bars_top"));
  return {
    // those of hogging moments are pressed
    bottom: places.map((span) =>
      greatest([most(span, "sagging", "bars_bottom"), most(span, "hogging", "bars_bottom")]),
    ),
    top: [...places, spans].map((axis) => greatest([top[axis - 1], top[axis]])),
    pressed: places.map((span) => most(span, "sagging", "bars_top")),
  };
}

function greatest(words: readonly unknown[]): string | undefined {
  const area = (text: string): number =>
    (layersOf(text) ?? []).reduce(
      (sum, { diameter, count, spacing }) => sum + areaOfBar(diameter) * (count ?? 1000 / (spacing ?? 1000)),
      0,
    );
  return words
    .filter((one) => typeof one === "string")
    .reduce<string | undefined>((most, one) => (most === undefined || area(one) > area(most) ? one : most), undefined);
}
