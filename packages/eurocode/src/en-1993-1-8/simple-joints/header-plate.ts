import { decimals } from "../../basis/numbers.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { draw } from "../geometry.ts";
import { rejectThickThroat, rejectThinPart, resolveThroat, throatField, verifyNormalHoles } from "../parts/index.ts";
import { notchResistance } from "./beam-web.ts";
import * as formulas from "./formulas.ts";
import { jointShape, resolveJoint, type SimpleJoint, widthOnSupport } from "./geometry.ts";
import { classify, putJoint, verifyShear } from "./joint.ts";
import * as requirements from "./requirements.ts";
import { says } from "./says.ts";
import { headerPlateSchema } from "./schema.ts";
import { ductility, headerWeld, heightOnWeb, rotationGeometry, spacing, supportGroup, weldTying } from "./support.ts";
import { headerWebTying, leverOfTStub, supportTying, tensionFactors, tStubTying, verifyTying } from "./tying.ts";
import { type Mode, plateShear, webShearArea } from "./web-group.ts";

export const headerPlateKind = defineKind({
  name: "header-plate",
  title: "Flexible end plates, partial or full depth",
  schema: headerPlateSchema,
  example: {
    connection: "header-plate",
    mark: "HP1",
    beam: { profile: "IPE 400", steel_grade: "S355" },
    plate: { h_mm: 290, b_mm: 150, t_mm: 10, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    n_1: 4,
    e1: 40,
    p1: 70,
    e2: 30,
    throat_mm: 5,
    support: { profile: "HE 240 B", steel_grade: "S355" },
    V_Ed: 250,
    F_tie_Ed: 100,
  },
  actions: ["V_Ed"],
  label: ({ beam, n_1, bolt_size }) => `${beam.profile ?? "own beam"}, end plate, ${2 * n_1} × ${bolt_size}`,
  run(sheet, item) {
    const { h_mm: h, b_mm: b, t_mm: t } = item.plate;
    const asGiven = resolveJoint(sheet, item, { path: "plate", n_p: 2, h, t, steel: item.plate }, { e1_b: item.e1_b });
    const a = resolveThroat(sheet, "", { throat: item.throat_mm, leg: item.leg_mm }, { required: false });
    rejectThinPart(sheet, "plate.t_mm", t);
    const w = item.w_mm ?? b - 2 * item.e2;
    if (item.w_mm === undefined) sheet.assume(says.linesOfPlate);
    else if (Math.abs(w + 2 * item.e2 - b) > 0.01 * b) {
      sheet.problem("w_mm", says.gaugeOfPlate({ gauge: b - 2 * item.e2, w }));
    }
    if (!asGiven) return;
    const width = widthOnSupport(sheet, asGiven, item, { w, b });
    const edge = width < b ? sheet.put("e2_cut_mm", formulas.edgeOfCut, width, w) : item.e2;
    const joint = { ...asGiven, e2: edge };
    rejectThickThroat(sheet, throatField(item), a, joint.beam.t_w, says.beamWebThickness);
    const tStub = { w, edge, method: item.mode_1_method ?? 1, d_w: item.d_w_mm, a: a ?? 0 };
    leverOfTStub(sheet, joint, tStub);
    rejectFlanges(sheet, joint, w);
    if (sheet.problems.length > 0) return;
    draw(sheet, () => ({ kind: "header-plate", ...jointShape(joint, item), b: width, w, a }));
    const { V_Ed } = joint;
    putJoint(sheet, item, joint);
    const fullDepth = h >= joint.beam.h;
    const support = supportGroup(sheet, joint, { w, edge, header: true });
    const modes = [
      ...support.modes,
      ...plateModes(sheet, joint, w),
      ...webModes(sheet, joint),
      ...headerWeld(sheet, joint, a),
    ];
    verifyShear(sheet, V_Ed, modes, support.limits);
    if (V_Ed > 0) verifyNormalHoles(sheet, joint.bolts, { along: true, across: false });
    const gamma_Mu = tensionFactors(sheet);
    if (a === undefined) sheet.assume(says.weldNeglected);
    const tied = [tStubTying(sheet, joint, tStub, gamma_Mu), headerWebTying(sheet, joint, gamma_Mu)];
    const weld = weldTying(sheet, joint, a, joint.beam.steel, heightOnWeb(joint));
    if (weld !== undefined) tied.push({ rule: requirements.tyingWeld, N_u_Rd: weld });
    tied.push(...supportTying(sheet, joint, gamma_Mu, w, 0));
    verifyTying(sheet, joint.F_tie, tied);
    classify(sheet);
    if (fullDepth) sheet.assume(says.fullDepth);
    else rotationGeometry(sheet, joint);
    ductility(sheet, joint, false);
    spacing(sheet, joint, { w, inWeb: false });
  },
});

/** The bolts beside the web stand clear of the flanges above and below them. */
function rejectFlanges(sheet: Sheet, { beam, notch, bolts, n_1, p1, e1, top }: SimpleJoint, w: number): void {
  if (w - bolts.d_0 >= beam.b) return;
  const [first, last] = [top + e1 - bolts.d_along / 2, top + e1 + (n_1 - 1) * p1 + bolts.d_along / 2];
  const over = Math.max(notch?.top ? 0 : beam.t_f - first, notch?.bottom ? 0 : last - (beam.h - beam.t_f));
  if (over > 1e-9) sheet.problem("e1", says.intoFlange({ over: decimals(over, 2), e1 }));
}

/** Gross, net and block of both halves, and bending in the plane between the lines of bolts (SN014). */
function plateModes(sheet: Sheet, joint: SimpleJoint, w: number): Mode[] {
  const { plate, beam, gamma_M0 } = joint;
  // MSB05 2.2.5.3: a plate that is short beside its gauge tears like one under eccentric load
  const concentric = plate.h >= 1.36 * w;
  const modes = plateShear(sheet, joint, { hangs: true, concentric });
  const W_el = sheet.put("W_el_p_mm3", formulas.plateModulus, plate.t, plate.h);
  const V_Rd = sheet.put(
    "V_Rd_plate_bending_kN",
    formulas.endPlateBending,
    W_el,
    plate.steel.f_y,
    w,
    beam.t_w,
    gamma_M0,
  );
  return [...modes, { rule: requirements.plateBending, V_Rd }];
}

/** The web over the depth of the plate, and the notch. */
function webModes(sheet: Sheet, joint: SimpleJoint): Mode[] {
  const { plate, beam, gamma_M0, notch } = joint;
  const A_beam = webShearArea(sheet, joint);
  const partial = formulas.headerWebShearArea(plate.h, beam.t_w) < A_beam;
  const A_v = partial ? sheet.put("A_v_p_mm2", formulas.headerWebShearArea, plate.h, beam.t_w) : A_beam;
  const V_Rd = sheet.put("V_Rd_web_kN", formulas.shearResistance, A_v, beam.steel.f_y, gamma_M0);
  const modes: Mode[] = [{ rule: requirements.web, V_Rd }];
  if (notch) modes.push(...notchResistance(sheet, joint, plate.t, A_beam, undefined));
  return modes;
}
