import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { boltShape, draw, memberShape } from "../geometry.ts";
import { verifyThroats } from "../moment-joints/welds.ts";
import { effectiveLength, leastLength, weldLength } from "../welds/formulas.ts";
import { verifyBrace } from "./brace.ts";
import { verifyPlate } from "./plate.ts";
import { resolveGusset } from "./resolve.ts";
import { says } from "./says.ts";
import { type GussetItem, gussetSchema } from "./schema.ts";

// A brace on a gusset plate.

export const gussetKind = defineKind({
  name: "gusset",
  title: "Gusset plate with a brace",
  schema: gussetSchema,
  example: {
    connection: "gusset",
    mark: "G1",
    member: { profile: "L 90x90x9", steel_grade: "S355" },
    N_Ed: -220,
    plate: { t_mm: 12, b_mm: 250, steel_grade: "S355" },
    joint: "bolted",
    bolt_grade: "8.8",
    bolt_size: "M20",
    n_1: 4,
    e1: 45,
    p1: 70,
    e2: 45,
    free_length_mm: 120,
    gusset_weld: { throat_mm: 5, length_mm: 300, theta_deg: 45 },
  },
  label: ({ member, joint, plate }) => `${member.profile ?? "own section"}, ${joint}, ${plate.t_mm} mm`,
  run(sheet, item) {
    const gusset = resolveGusset(sheet, item);
    if (!gusset) return;
    const { member, plate, n, bolts, L_j, w, end } = gusset;
    if (n === 2) sheet.assume(says.bothBraces);
    sheet.given("f_y_MPa", plate.steel.f_y);
    sheet.given("f_u_MPa", plate.steel.f_u);
    sheet.given("gamma_M0", gusset.gamma_M0);
    draw(sheet, () => ({
      kind: "gusset",
      joint: item.joint,
      member: memberShape(member, item.member),
      n,
      width: end.width,
      t: plate.t,
      b: item.plate.b_mm,
      h: item.plate.h_mm,
      bolt: bolts && boltShape(bolts),
      n_1: item.n_1 ?? 1,
      n_2: item.n_2 ?? 1,
      e1: item.e1 ?? 0,
      p1: item.p1 ?? 0,
      e2: item.e2 ?? 0,
      p2: item.p2 ?? 0,
      a: item.throat_mm,
      L_j,
      w,
      spread: item.spread_deg ?? 30,
      free: item.free_length_mm,
      N: item.N_Ed,
    }));
    verifyBrace(sheet, gusset);
    verifyPlate(sheet, gusset);
    verifyWeldSizes(sheet, item);
  },
});

/** 4.5.1(2) and 4.5.2(2), listed where they are broken. */
function verifyWeldSizes(sheet: Sheet, { throat_mm, length_mm, gusset_weld }: GussetItem): void {
  const given = [{ throat_mm, length_mm }, gusset_weld ?? {}].flatMap(({ throat_mm: a, length_mm: l }) =>
    a === undefined || l === undefined ? [] : [{ a, l_eff: effectiveLength(l, a) }],
  );
  if (given.length === 0) return;
  verifyThroats(sheet, ...given.map(({ a }) => a));
  const short = given.find(({ a, l_eff }) => l_eff < leastLength(a) * (1 - 1e-9));
  if (short) sheet.verify(weldLength, leastLength(short.a), short.l_eff, "mm");
}
