import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type Member, resolveMember } from "../parts/index.ts";
import { notchResistance, plateBending, webInteraction } from "./beam-web.ts";
import { resolveJoint } from "./geometry.ts";
import { classify, putJoint, verifyShear } from "./joint.ts";
import { angleCleatsSchema } from "./schema.ts";
import { ductility, rotationGeometry, spacing, supportGroup } from "./support.ts";
import { leverOfTStub, supportTying, tensionFactors, tStubTying, verifyTying, webTying } from "./tying.ts";
import { webGroup } from "./web-group.ts";

export const angleCleatsKind = defineKind({
  name: "angle-cleats",
  title: "Double angle web cleats",
  schema: angleCleatsSchema,
  example: {
    connection: "angle-cleats",
    mark: "AC1",
    beam: { profile: "IPE 400", steel_grade: "S275" },
    cleat: { profile: "L 90x90x10", h_mm: 290, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    n_1: 4,
    e1: 40,
    p1: 70,
    e2: 40,
    support: { profile: "HE 240 B", steel_grade: "S275" },
    V_Ed: 250,
    F_tie_Ed: 150,
  },
  label: ({ beam, cleat, n_1, bolt_size }) =>
    `${beam.profile ?? "own beam"}, 2 ${cleat.profile ?? "angles"}, ${n_1} rows ${bolt_size}`,
  run(sheet, item) {
    const angle = resolveMember(sheet, "cleat", item.cleat, ["angle"]);
    if (!angle) return;
    const legs = legsOf(sheet, angle);
    const spec = {
      path: "cleat",
      n_p: 2,
      h: item.cleat.h_mm,
      b: legs.beam,
      t: angle.t_w,
      steel: item.cleat,
      resolved: angle.steel,
    } as const;
    const joint = resolveJoint(sheet, item, spec, item);
    if (!joint) return;
    const { beam, V_Ed, z, n_2, p2, e2_b, e2, bolts } = joint;
    const w = item.w_mm ?? beam.t_w + 2 * (legs.support - e2);
    if (item.w_mm === undefined) sheet.assume("Lines of bolts in the support: w = t_w + 2 (leg - e2).");
    const edge = legs.support - (w - beam.t_w) / 2;
    if (edge <= bolts.d_0 / 2) {
      sheet.problem(
        "w_mm",
        `must be less than ${beam.t_w + 2 * legs.support - bolts.d_0} mm: the bolts are not in the legs; it is ${w}`,
      );
    }
    const tStub = { w, edge, method: item.mode_1_method ?? 1, d_w: item.d_w_mm, r: angle.r };
    leverOfTStub(sheet, joint, tStub);
    if (sheet.problems.length > 0) return;
    putJoint(sheet, item, joint);
    const web = webGroup(sheet, joint);
    const gap = Math.max(0, z - ((n_2 - 1) * p2) / 2 - e2_b);
    const bending = plateBending(sheet, joint, false);
    const notch = notchResistance(sheet, joint, gap, web.A_v, web.V_Rd_web_block);
    const support = supportGroup(sheet, joint, { w, edge, header: false });
    verifyShear(sheet, V_Ed, [...web.modes, ...bending, ...notch, ...support.modes]);
    webInteraction(sheet, joint, web);
    const gamma_Mu = tensionFactors(sheet);
    const tied = [
      tStubTying(sheet, joint, tStub, gamma_Mu),
      ...webTying(sheet, joint, gamma_Mu),
      ...supportTying(sheet, joint, gamma_Mu, w, 0),
    ];
    verifyTying(sheet, joint.F_tie, tied);
    classify(sheet);
    rotationGeometry(sheet, joint);
    ductility(sheet, joint, false);
    spacing(sheet, joint);
  },
});

function legsOf(sheet: Sheet, { h, b }: Member): { beam: number; support: number } {
  if (h !== b) sheet.assume("The long leg of the cleats is on the web of the beam.");
  return { beam: Math.max(h, b), support: Math.min(h, b) };
}
