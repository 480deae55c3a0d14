import { formulasOf } from "../../basis/formula.ts";
import { requirementsOf } from "../../basis/verification.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { Member } from "../parts/index.ts";
import { grossTension } from "../tearing/angle.ts";
import type { HollowJoint } from "./model.ts";

// EN 1993-1-8 7.2.1(1): chord, braces and plate as cross-sections of EN 1993-1-1, at the joint.

const sections = formulasOf("EN 1993-1-1");
const plateTension = sections(
  "6.2.3(2)",
  "b * t * f_y / gamma_M0 / 1000",
  (b, t, f_y, gamma_M0) => (b * t * f_y) / gamma_M0 / 1000,
);
const plasticMoment = sections(
  "6.2.5(2)",
  "W_pl * f_y / gamma_M0 / 1e6",
  (W_pl, f_y, gamma_M0) => (W_pl * f_y) / gamma_M0 / 1e6,
);
/** Of hollow and of I-sections of classes 1 and 2, a = min((A - 2 b t) / A, 0.5), t of the flange */
const momentOfBox = sections(
  "6.2.9.1(5)",
  "M_pl * min(1, (1 - N / N_pl) / (1 - 0.5 * min(0.5, (A - 2 * b * t) / A)))",
  (M_pl, N, N_pl, A, b, t) => M_pl * Math.min(1, (1 - N / N_pl) / (1 - 0.5 * Math.min(0.5, (A - 2 * b * t) / A))),
  { N: [0, 1], N_pl: [2, 4], A: [200, 300] },
);
const momentOfTube = sections(
  "6.2.9.1(5)",
  "M_pl * min(1, 1.04 * (1 - (N / N_pl)^1.7))",
  (M_pl, N, N_pl) => M_pl * Math.min(1, 1.04 * (1 - (N / N_pl) ** 1.7)),
  { N: [0, 1], N_pl: [2, 4] },
);
const ofSection = requirementsOf("EN 1993-1-1");
const chordSection = ofSection("chord-section", "6.2.4", "N_0_Ed <= N_pl_0_Rd", "chord as a section");
const chordBending = ofSection("chord-section", "6.2.9.1", "M_0_Ed <= M_N_0_Rd", "chord as a section");
const ofBrace = [1, 2, 3].map((i) =>
  ofSection(`brace-${i}-section`, "6.2.3", `N_${i}_Ed <= N_pl_${i}_Rd`, `brace ${i} as a section`),
);
const ofPlate = ofSection("plate-section", "6.2.3", "N_Ed <= N_pl_p_Rd", "plate as a section");

/** 7.2.1(1): what the joint carries its members carry as well, as cross-sections of EN 1993-1-1. */
export function verifySections(sheet: Sheet, { chord, braces, plate, N_0_most, M_0 }: HollowJoint): void {
  const gamma_M0 = sheet.parameter("EN 1993-1-1", "gamma_M0");
  if (N_0_most !== 0 || M_0 !== 0) verifyChordSection(sheet, chord, { N: N_0_most, M: M_0, gamma_M0 });
  braces.forEach(({ member, N }, i) => {
    const rule = ofBrace[i];
    if (N === 0 || !rule) return;
    const { A_mm2 } = member.section.properties;
    sheet.verify(
      rule,
      Math.abs(N),
      sheet.put(`N_pl_${i + 1}_Rd_kN`, grossTension, A_mm2, member.steel.f_y, gamma_M0),
      "kN",
    );
  });
  if (!plate || plate.N === 0) return;
  const N_pl = sheet.put("N_pl_p_Rd_kN", plateTension, plate.b, plate.t, plate.steel.f_y, gamma_M0);
  sheet.verify(ofPlate, Math.abs(plate.N), N_pl, "kN");
}

function verifyChordSection(
  sheet: Sheet,
  { section, steel, b, t_f }: Member,
  { N, M, gamma_M0 }: { readonly N: number; readonly M: number; readonly gamma_M0: number },
): void {
  const { A_mm2, W_pl_y_mm3 } = section.properties;
  const N_pl = sheet.put("N_pl_0_Rd_kN", grossTension, A_mm2, steel.f_y, gamma_M0);
  const n = N / N_pl;
  if (M === 0 || n >= 1) {
    sheet.verify(chordSection, N, N_pl, "kN");
    return;
  }
  const M_pl = sheet.put("M_pl_0_Rd_kNm", plasticMoment, W_pl_y_mm3, steel.f_y, gamma_M0);
  const M_N =
    section.shape === "CHS"
      ? sheet.put("M_N_0_Rd_kNm", momentOfTube, M_pl, N, N_pl)
      : sheet.put("M_N_0_Rd_kNm", momentOfBox, M_pl, N, N_pl, A_mm2, b, t_f);
  sheet.verify(chordBending, M, M_N, "kNm");
}
