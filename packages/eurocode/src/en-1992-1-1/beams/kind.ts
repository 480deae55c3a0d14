import { notWith, onlyFor, onlyWith, required } from "../../basis/refusals.ts";
import { defineKind, type Kind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { withLinksRead } from "./bars.ts";
import { hasSteel, pulledSide, verifyBending } from "./bending.ts";
import { designed } from "./design.ts";
import { verifyReinforcement } from "./detailing.ts";
import { warnOfCases, warnOfItem } from "./doubts.ts";
import { verifyFire } from "./fire.ts";
import { verifyFlange } from "./flange.ts";
import { fromActions } from "./from-actions.ts";
import { verifyHeld } from "./held.ts";
import { verifyInterface } from "./interface.ts";
import { drawnIsotherm } from "./isotherm.ts";
import { verifyOpposite } from "./opposite.ts";
import { resolved } from "./resolve.ts";
import { says } from "./says.ts";
import { type BeamItem, beamActions, beamSchema, slabSchema } from "./schema.ts";
import { drawnSection, readBeam } from "./section.ts";
import { verifyService } from "./service.ts";
import { shears } from "./shear.ts";
import { verifyShear } from "./shear-by-generation.ts";

const shared = {
  everyday: withLinksRead,
  actions: beamActions,
  fromActions,
  ofCases: (sheet: Sheet, item: Omit<BeamItem, "b">, cases: Parameters<typeof warnOfCases>[2]) =>
    warnOfCases(sheet, item, cases),
};

export const beamKind: Kind = defineKind({
  ...shared,
  name: "beam",
  list: "beams",
  title: "Reinforced concrete beam: bending, shear, cracks, deflection, fire",
  schema: beamSchema,
  example: {
    mark: "B1",
    b: 300,
    h: 600,
    fck: 30,
    fyk: 500,
    b_eff_mm: 1200,
    h_f_mm: 150,
    bars_bottom: "5Ø20",
    bars_top: "2Ø16",
    cover_mm: 30,
    M_Ed: 280,
    V_Ed: 210,
    links: { diameter_mm: 8, spacing_mm: 200, legs: 2 },
    flange_shear: { delta_M_Ed: 210, delta_x_mm: 1750, A_sf_mm2_m: 524 },
    serviceability: { M_qp: 140, phi: 2, w_max_mm: 0.3, span_mm: 7500, A_s_req_mm2: 1150 },
    static_system: "end-span",
    fire: { R: "R60" },
  },
  label: (item) => `${item.b}×${item.h} C${item.fck}`,
  run: (sheet, item) => run(sheet, item, false),
  besideCases: (sheet, item, cases) => verifyOpposite(sheet, item, false, cases),
});

export const slabKind: Kind = defineKind({
  ...shared,
  name: "slab",
  list: "slabs",
  title: "Reinforced concrete slab spanning one way",
  schema: slabSchema,
  example: {
    mark: "S1",
    h: 200,
    fck: 30,
    fyk: 500,
    bars_bottom: "Ø12-150",
    cover_mm: 25,
    M_Ed: 38,
    V_Ed: 42,
    serviceability: { M_qp: 22, phi: 2, w_max_mm: 0.3, span_mm: 5000 },
    fire: { R: "R60" },
  },
  label: (item) => `${item.h} mm C${item.fck}`,
  run(sheet, item) {
    const b = item.b ?? 1000;
    if (item.b === undefined) sheet.assume(says.slabWidth);
    // a strip of a metre is no slab by itself
    if (b < 1000 && b < 5 * item.h) sheet.warn(says.narrowSlab);
    return run(sheet, { ...item, b }, true);
  },
  besideCases: (sheet, item, cases) => verifyOpposite(sheet, { ...item, b: item.b ?? 1000 }, true, cases),
});

/** The table of contents of the calculation. */
function run(sheet: Sheet, given: BeamItem, slab: boolean): Record<string, unknown> | undefined {
  const item = completed(sheet, resolved(sheet, given, slab), slab);
  if (!item) return undefined;
  const beam = readBeam(sheet, item, slab);
  if (!beam || sheet.problems.length > 0) return undefined;
  warnOfItem(sheet, given);
  const { M_Ed, N_Ed = 0 } = item;
  const pulled = pulledSide(M_Ed ?? item.serviceability?.M_qp, item);
  if (M_Ed !== undefined || N_Ed !== 0) verifyBending(sheet, beam, M_Ed ?? 0, N_Ed);
  if (shears(item)) verifyShear(sheet, beam, pulled, N_Ed);
  if (!shears(item) || !item.links) verifyHeld(sheet, beam);
  verifyFlange(sheet, beam, pulled);
  verifyInterface(sheet, beam, pulled);
  // the second generation has it in the shear stress of the concrete, too
  const isUsed = item.links ?? item.flange_shear ?? item.interface ?? (sheet.request.edition.second || undefined);
  if (item.z_mm !== undefined && !isUsed) sheet.unused("z_mm", says.noArm);
  verifyReinforcement(sheet, beam, pulled);
  verifyService(sheet, beam, M_Ed, N_Ed);
  verifyFire(sheet, beam);
  for (const face of ["bottom", "top"] as const) {
    const bars = item[`bars_${face}`];
    if (bars !== undefined) sheet.given(`bars_${face}`, bars);
    if (bars !== undefined && face === pulled) sheet.given("bars", bars);
  }
  const designedLinks = given.links === undefined && item.links ? { links: item.links } : {};
  return { section: { ...drawnSection(beam), ...drawnIsotherm(sheet, beam) }, ...designedLinks };
}

/** What must be given, and what is designed where it is not. */
function completed(sheet: Sheet, item: BeamItem, slab: boolean): BeamItem | undefined {
  const { M_Ed, N_Ed, flange_shear, serviceability, fire } = item;
  if (!shears(item) && [M_Ed, N_Ed, flange_shear, serviceability, fire].every((one) => one === undefined))
    sheet.problem("M_Ed", required(says.anyAction));
  const pulled = pulledSide(M_Ed ?? serviceability?.M_qp, item);
  const bare = !hasSteel(item, "bottom") && !hasSteel(item, "top");
  const designs = item.design ?? bare;
  if (designs && M_Ed === undefined && !hasSteel(item, pulled)) sheet.problem("M_Ed", required("design"));
  if (!designs && !hasSteel(item, pulled)) sheet.problem(`A_s_${pulled}`, required(says.pulledSide));
  if (item.torsion && item.T_Ed === undefined) sheet.problem("torsion", onlyWith("T_Ed"));
  if (!shears(item))
    // of a slab it says where the bars may lie further apart
    for (const name of ["q_Ed_kN_m", "support", "a_v_mm", "M_Ed_max"] as const)
      if (item[name] !== undefined && !(slab && name === "M_Ed_max")) sheet.unused(name, onlyFor("V_Ed"));
  if (designs && item.M_Ed_max !== undefined) sheet.problem("M_Ed_max", notWith("design"));
  if (sheet.problems.length > 0) return undefined;
  return designs ? withDesign(sheet, item, slab, bare) : item;
}

function withDesign(sheet: Sheet, item: BeamItem, slab: boolean, bare: boolean): BeamItem | undefined {
  if (Object.hasOwn(item, "load_cases")) {
    sheet.problem("design", says.designWithCases);
    return undefined;
  }
  if (bare && item.design === undefined) sheet.assume(says.designAssumed, { weighty: true });
  const made = designed(sheet, item, slab);
  if (made === item) sheet.unused("design", says.nothingToDesign);
  else if (made) sayDesigned(sheet, item, made);
  return made;
}

/** What is built is the answer: it is said where nobody has to look for it. */
function sayDesigned(sheet: Sheet, given: BeamItem, { bars_bottom, bars_top }: BeamItem): void {
  const { mark } = sheet;
  if (bars_bottom !== undefined && given.bars_bottom === undefined)
    sheet.assume(says.designedBottom({ mark, bars: bars_bottom }), { weighty: true });
  if (bars_top !== undefined && given.bars_top === undefined)
    sheet.assume(says.designedTop({ mark, bars: bars_top }), { weighty: true });
}
