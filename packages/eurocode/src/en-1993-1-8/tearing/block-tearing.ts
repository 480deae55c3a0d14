import * as z from "zod";
import { boltDistance, oneOf, plateThickness, positive, strict, text, whole } from "../../basis/fields.ts";
import { atLeast, atMost, notWith, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { bolt } from "../../materials/bolts.ts";
import { says as boltSays } from "../bolts/says.ts";
import { boltSizeField } from "../bolts/schema.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import { draw } from "../geometry.ts";
import { checkPattern, netSectionFactor, resolveSteel, type Steel, steelFields } from "../parts/index.ts";
import { area, force, hole } from "../sizes.ts";
import {
  type Areas,
  areasOf,
  type BlockGeometry,
  type BlockPattern,
  blockResistance,
  blockTearing,
  patternsOf,
  putAreas,
  putBlock,
  type Strengths,
  weakestPattern,
} from "./block.ts";
import { says } from "./says.ts";

export const blockTearingSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("block-tearing").meta({ description: "kind of connection" }),
  t_mm: positive("thickness; not needed with A_nt_mm2 and A_nv_mm2", "mm", plateThickness).optional(),
  ...steelFields,
  n_1: whole(1, 100, "bolts along the force in each line").optional(),
  n_2: whole(1, 20, "lines of bolts; {default 1}").optional(),
  e1: positive("end distance, along the force", "mm", boltDistance).optional(),
  p1: positive("pitch along the force", "mm", boltDistance).optional(),
  e2: positive("edge distance, across the force", "mm", boltDistance).optional(),
  p2: positive("gauge across the force", "mm", boltDistance).optional(),
  bolt_size: boltSizeField.optional(),
  d0_mm: hole("diameter of the holes; {default} by bolt_size").optional(),
  A_nt_mm2: area("net area in tension, in place of the pattern").optional(),
  A_nv_mm2: area("net area in shear, in place of the pattern").optional(),
  pattern: oneOf(
    ["one-edge", "two-edges", "between-lines"],
    "one shear line and tension to the edge; both outer lines and the two edge strips; both outer lines and tension between; {default}: the weakest",
  ).optional(),
  loading: oneOf(["concentric", "eccentric"], "V_eff,1 ({default=concentric}) or V_eff,2").optional(),
  V_Ed: force("force on the group").optional(),
}));

type BlockItem = z.output<typeof blockTearingSchema>;

export const blockTearingKind = defineKind({
  name: "block-tearing",
  title: "Block tearing",
  schema: blockTearingSchema,
  example: {
    connection: "block-tearing",
    mark: "BT1",
    t_mm: 10,
    steel_grade: "S355",
    n_1: 3,
    n_2: 2,
    e1: 40,
    p1: 70,
    e2: 40,
    p2: 80,
    bolt_size: "M20",
    V_Ed: 400,
  },
  label: ({ t_mm }) => (t_mm === undefined ? "block" : `block t = ${t_mm} mm`),
  run(sheet, item) {
    const steel = resolveSteel(sheet, "", item, item.t_mm ?? 16);
    if (item.t_mm === undefined && item.f_u_MPa === undefined) sheet.assume(says.thinStrength);
    const eccentric = item.loading === "eccentric";
    if (item.loading === undefined) sheet.assume(says.concentric, { weighty: true });
    const byAreas = item.A_nt_mm2 !== undefined || item.A_nv_mm2 !== undefined;
    const geometry = byAreas ? undefined : resolveGeometry(sheet, item);
    if (byAreas) rejectBoth(sheet, item);
    if (sheet.problems.length > 0 || !steel) return;
    if (geometry) drawBlock(sheet, item, geometry);
    const strengths = putStrengths(sheet, steel);
    const areas = geometry ? putPattern(sheet, item, geometry, eccentric, strengths) : givenAreas(sheet, item);
    const V_eff_Rd = sheet.given("V_eff_Rd_kN", putBlock(sheet, areas, strengths, eccentric));
    if (item.V_Ed !== undefined && item.V_Ed !== 0) sheet.verify(blockTearing, Math.abs(item.V_Ed), V_eff_Rd, "kN");
    if (geometry) verifySpacing(sheet, spacingOf(geometry));
  },
});

/** Where no bolt is named, the holes are drawn filled. */
function drawBlock(sheet: Sheet, { bolt_size, V_Ed }: BlockItem, { t, d_0, n_1, n_2, e1, p1, e2, p2 }: BlockGeometry) {
  const d = (bolt_size === undefined ? undefined : bolt(bolt_size)?.d_mm) ?? d_0;
  const name = bolt_size ?? `hole ${d_0} mm`;
  draw(sheet, () => ({
    kind: "block-tearing",
    bolt: { name, d, d_0 },
    t,
    n_1,
    n_2,
    e1,
    p1,
    e2,
    p2,
    V: V_Ed,
  }));
}

export function putStrengths(sheet: Sheet, steel: Steel): Strengths {
  const gamma_M0 = sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  const gamma_M2 = sheet.given("gamma_M2", netSectionFactor(sheet, steel));
  return { f_u: sheet.given("f_u_MPa", steel.f_u), f_y: sheet.given("f_y_MPa", steel.f_y), gamma_M0, gamma_M2 };
}

const ofPattern = ["n_1", "n_2", "e1", "p1", "e2", "p2", "bolt_size", "d0_mm", "pattern"] as const;

/** No line of failure in a joint is longer, mm. */
const longestLine = 5000;

function rejectBoth(sheet: Sheet, item: BlockItem): void {
  for (const field of ofPattern) {
    if (item[field] !== undefined) sheet.problem(field, notWith("A_nt_mm2", "A_nv_mm2"));
  }
  for (const field of ["A_nt_mm2", "A_nv_mm2"] as const) {
    const area = item[field];
    if (area !== undefined && item.t_mm !== undefined && area > longestLine * item.t_mm)
      sheet.problem(
        field,
        atMost(longestLine * item.t_mm, area, { unit: "mm²", is: says.longestLine({ length: longestLine / 1000 }) }),
      );
    if (item[field] === undefined) sheet.problem(field, required(says.bothAreas));
  }
}

const givenAreas = (sheet: Sheet, item: BlockItem): Areas => ({
  // rejectBoth has seen that both are there
  A_nt: sheet.given("A_nt_mm2", item.A_nt_mm2 ?? 0),
  A_nv: sheet.given("A_nv_mm2", item.A_nv_mm2 ?? 0),
});

function resolveGeometry(sheet: Sheet, item: BlockItem): BlockGeometry | undefined {
  for (const field of ["t_mm", "n_1", "e1", "e2"] as const) {
    if (item[field] === undefined) sheet.problem(field, required(says.patternOrAreas));
  }
  const d_0 = item.d0_mm ?? (item.bolt_size === undefined ? undefined : bolt(item.bolt_size)?.d_0_mm);
  if (d_0 === undefined) sheet.problem("d0_mm", required(says.holeOrSize));
  else if (item.d0_mm === undefined && item.bolt_size !== undefined)
    sheet.assume(boltSays.clearanceHole({ d_0, size: item.bolt_size }));
  const d = item.bolt_size === undefined ? undefined : bolt(item.bolt_size)?.d_mm;
  if (d !== undefined && d_0 !== undefined && d_0 < d)
    sheet.problem("d0_mm", atLeast(d, d_0, { unit: "mm", is: boltSays.boltDiameter }));
  const { t_mm: t, n_1, n_2 = 1, e1, e2, p1, p2 } = item;
  if (t === undefined || n_1 === undefined || e1 === undefined || e2 === undefined || d_0 === undefined)
    return undefined;
  if (!checkPattern(sheet, "", { n_1, n_2, e1, p1, e2, p2 }, { d_along: d_0, d_across: d_0 })) return undefined;
  if (item.pattern && !patternsOf(n_2).includes(item.pattern)) {
    sheet.problem("pattern", says.oneEdge({ pattern: item.pattern }));
    return undefined;
  }
  return { t, d_0, n_1, n_2, e1, p1: p1 ?? 0, e2, p2: p2 ?? 0 };
}

const spacingOf = ({ d_0, n_1, n_2, e1, p1, e2, p2 }: BlockGeometry) => ({
  d_0,
  e1,
  e2,
  p1: n_1 > 1 ? p1 : undefined,
  p2: n_2 > 1 ? p2 : undefined,
});

function putPattern(
  sheet: Sheet,
  item: BlockItem,
  geometry: BlockGeometry,
  eccentric: boolean,
  strengths: Strengths,
): Areas {
  sheet.given("d_0_mm", geometry.d_0);
  const pattern = item.pattern ?? weakestPattern(geometry, eccentric, strengths);
  if (item.pattern === undefined && geometry.n_2 > 1) sheet.assume(says.weakestPattern);
  sheet.given("pattern", pattern);
  const resistance = (of: BlockPattern) => blockResistance(eccentric, areasOf(of, geometry), strengths);
  const weakest = weakestPattern(geometry, eccentric, strengths);
  if (resistance(weakest) < resistance(pattern) * (1 - 1e-9)) sheet.warn(says.weakerPattern({ pattern, weakest }));
  return putAreas(sheet, pattern, geometry);
}
