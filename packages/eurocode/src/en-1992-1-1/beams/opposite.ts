import { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { bendingResistance } from "../interaction.ts";
import { namesOf } from "../names.ts";
import { verifyOtherFace } from "./isotherm.ts";
import { resolved } from "./resolve.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";
import { readBeam } from "./section.ts";

// EN 1992-1-1 6.1: the greatest use by a moment of the other sign than that of the load case that governs.

const opposite = requirement("bending-opposite", "6.1", "M_Ed / M_Rd <= 1", "bending, opposite moment");

type Actions = Readonly<Record<string, unknown>>;

export function verifyOpposite(sheet: Sheet, item: BeamItem, slab: boolean, cases: readonly Actions[]): void {
  const sense = Math.sign(item.M_Ed ?? 0);
  const others = cases.flatMap(({ M_Ed, N_Ed }) =>
    typeof M_Ed === "number" && M_Ed * sense < 0 ? [{ M_Ed, N_Ed: typeof N_Ed === "number" ? N_Ed : 0 }] : [],
  );
  const moments = cases.flatMap(({ M_Ed }) => (typeof M_Ed === "number" ? [M_Ed] : []));
  if (others.length === 0 && !item.fire?.M_Ed_fi) return;
  const aside = new Sheet(sheet.request.aside(), sheet.path, false);
  const beam = readBeam(aside, resolved(aside, item, slab), slab);
  if (!beam) return; // refused before
  verifyOtherFace(sheet, beam, moments);
  if (others.length === 0) return;
  if (item.serviceability?.M_qp ?? item.serviceability?.M_fr) sheet.warn(says.oneFaceInService);
  const axis = { names: namesOf.y, positive: beam.positive, negative: beam.negative };
  const used = others.map(({ M_Ed, N_Ed }) => {
    const { M_Rd } = bendingResistance(axis, -sense, N_Ed);
    return { M: Math.abs(M_Ed), M_Rd, N_Ed };
  });
  const worst = used.reduce((one, other) => (other.M * one.M_Rd > one.M * other.M_Rd ? other : one));
  if (worst.N_Ed !== (item.N_Ed ?? 0)) sheet.table("M_Rd_opposite_N_kNm", worst.M_Rd, "EN 1992-1-1 6.1");
  sheet.verify(opposite, worst.M, worst.M_Rd, "kNm");
}
