import { decimals } from "../../basis/numbers.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { draw } from "../geometry.ts";
import { rejectThickThroat, rejectThinPart, resolveThroat, throatField } from "../parts/index.ts";
import { notchResistance, plateBending, webInteraction } from "./beam-web.ts";
import { punchingThickness } from "./formulas.ts";
import { jointShape, resolveJoint, type SimpleJoint } from "./geometry.ts";
import { classify, putJoint, verifyShear } from "./joint.ts";
import * as requirements from "./requirements.ts";
import { says } from "./says.ts";
import { finPlateSchema } from "./schema.ts";
import { ductility, finWeld, localShear, rotationGeometry, spacing, weldTying } from "./support.ts";
import { supportTying, tensionFactors, verifyTying, webTying } from "./tying.ts";
import { webGroup } from "./web-group.ts";

export const finPlateKind = defineKind({
  name: "fin-plate",
  title: "Fin plates",
  schema: finPlateSchema,
  example: {
    connection: "fin-plate",
    mark: "FP1",
    beam: { profile: "IPE 400", steel_grade: "S355" },
    plate: { h_mm: 290, b_mm: 110, t_mm: 10, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    n_1: 4,
    e1: 40,
    p1: 70,
    e2: 50,
    e2_b: 50,
    throat_mm: 5,
    support: { profile: "HE 240 B", steel_grade: "S355" },
    V_Ed: 180,
    F_tie_Ed: 75,
  },
  actions: ["V_Ed"],
  label: ({ beam, n_1, n_2 = 1, bolt_size }) => `${beam.profile ?? "own beam"}, fin plate, ${n_1 * n_2} × ${bolt_size}`,
  run(sheet, item) {
    const throat = { throat: item.throat_mm, leg: item.leg_mm };
    const { h_mm: h, b_mm: b, t_mm: t } = item.plate;
    const joint = resolveJoint(sheet, item, { path: "plate", n_p: 1, h, b, t, steel: item.plate }, item);
    const a = resolveThroat(sheet, "", throat, { required: false });
    rejectThinPart(sheet, "plate.t_mm", t);
    rejectThickThroat(sheet, throatField(item), a, t, "plate.t_mm");
    if (joint) rejectWeld(sheet, joint, a ?? 0);
    if (!joint || sheet.problems.length > 0) return;
    draw(sheet, () => ({ kind: "fin-plate", ...jointShape(joint, item), b, a }));
    const { support, plate, V_Ed, gap } = joint;
    putJoint(sheet, item, joint);
    const web = webGroup(sheet, joint);
    const modes = [
      ...web.modes,
      ...plateBending(sheet, joint, true),
      ...notchResistance(sheet, joint, gap, web.A_v, web.V_Rd_web_block),
      ...finWeld(sheet, joint, a),
    ];
    const limits = [...webInteraction(sheet, joint, web), ...localShear(sheet, joint, plate.h, 0)];
    verifyShear(sheet, V_Ed, modes, limits);
    if (support) {
      const limit = sheet.put(
        "t_p_max_mm",
        punchingThickness,
        support.t,
        support.steel.f_u,
        plate.steel.f_y,
        joint.bolts.gamma_M2,
      );
      if (plate.t > limit * (1 + 1e-9)) sheet.verify(requirements.supportPunching, plate.t, limit, "mm");
    }
    const gamma_Mu = tensionFactors(sheet);
    const tied = webTying(sheet, joint, gamma_Mu);
    const weld = weldTying(sheet, joint, a, support?.steel);
    if (weld !== undefined) tied.push({ rule: requirements.tyingWeld, N_u_Rd: weld });
    tied.push(...supportTying(sheet, joint, gamma_Mu, undefined, a ?? 0));
    verifyTying(sheet, joint.F_tie, tied);
    classify(sheet);
    rotationGeometry(sheet, joint);
    ductility(sheet, joint, true);
    spacing(sheet, joint, { inWeb: true });
  },
});

/** The first line of bolts stands clear of the weld to the support. */
function rejectWeld(sheet: Sheet, { z, n_2, p2, bolts }: SimpleJoint, a: number): void {
  const first = z - ((n_2 - 1) * p2) / 2;
  const least = Math.SQRT2 * a + bolts.d_across / 2;
  if (first < least * (1 - 1e-9)) {
    sheet.problem("plate.b_mm", says.holesInWeld({ least: decimals(least, 2), first: decimals(first, 2) }));
  }
}
