import type { Sheet } from "../engine/sheet.ts";
import type { TimberType } from "../materials/timber.ts";
import type { MemberItem } from "./schema.ts";

// What no member can be, what the clauses do not cover, and what is missing: everything that a field cannot see alone.

export function rejectImpossible(sheet: Sheet, item: MemberItem, type: TimberType | undefined): void {
  if (item.orientation !== undefined && type !== undefined && type !== "LVL") {
    sheet.problem("orientation", `is for LVL; the member is ${type}`);
  }
  // the governing load case comes with its own duration, which counts more than what acts in general
  const governing = "load_cases" in item && item.load_cases === undefined;
  if (item.load_duration !== undefined && item.acting !== undefined && !governing) {
    sheet.problem("acting", "stands beside load_duration; give one of them");
  }
  const { notch } = item;
  if (notch && notch.h_ef_mm > item.h) {
    sheet.problem("notch.h_ef_mm", `must be at most ${item.h} mm, the depth of the member; it is ${notch.h_ef_mm}`);
  }
  rejectApex(sheet, item, type);
  rejectServiceability(sheet, item);
  const { fire } = item;
  if (fire?.t_f_min !== undefined && fire.t_f_min < (fire.t_ch_min ?? 0)) {
    sheet.problem("fire.t_f_min", `must be at least t_ch_min = ${fire.t_ch_min ?? 0} min; it is ${fire.t_f_min}`);
  }
}

function rejectApex(sheet: Sheet, { apex, h }: MemberItem, type: TimberType | undefined): void {
  if (!apex) return;
  const { shape, r_in_mm, t_mm, alpha_ap_deg, beta_deg, h_ap_mm = h, V_m3 } = apex;
  if (type !== undefined && type !== "glulam" && type !== "LVL") {
    sheet.problem("apex", `is for glulam and LVL (6.4.3(1)); the member is ${type}`);
  }
  if (shape === "double-tapered") {
    if (r_in_mm !== undefined) {
      sheet.problem("apex.r_in_mm", "is not for a double-tapered beam: its lower edge is straight");
    }
  } else {
    if (r_in_mm === undefined) sheet.problem("apex.r_in_mm", `is required for a ${shape} beam: inner radius (mm)`);
    if (t_mm === undefined) {
      sheet.problem("apex.t_mm", `is required for a ${shape} beam: thickness of the laminations (mm), for k_r`);
    }
  }
  if (shape === "curved") {
    if (V_m3 === undefined && beta_deg === undefined) {
      sheet.problem("apex.beta_deg", "is required for a curved beam: half of the angle of the curved part, or V_m3");
    }
    if (alpha_ap_deg !== undefined && alpha_ap_deg !== 0) {
      sheet.problem("apex.alpha_ap_deg", `must be 0 for a curved beam; it is ${alpha_ap_deg}`);
    }
  } else if (alpha_ap_deg === undefined) {
    sheet.problem("apex.alpha_ap_deg", `is required for a ${shape} beam: slope of the upper edge (degrees)`);
  }
  if (shape === "pitched-cambered" && r_in_mm !== undefined && alpha_ap_deg !== undefined) {
    // the straight upper edge where the curve of the lower one ends, as a radius
    const upper = ((r_in_mm + h_ap_mm) * cos(alpha_ap_deg)) / cos((beta_deg ?? alpha_ap_deg) - alpha_ap_deg);
    if (upper <= r_in_mm) {
      sheet.problem(
        "apex.r_in_mm",
        `must be smaller for this slope and depth: the straight upper edge would cut the lower one; it is ${r_in_mm}`,
      );
    }
  }
}

const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

function rejectServiceability(sheet: Sheet, { serviceability, vibration }: MemberItem): void {
  for (const [i, load] of (serviceability?.variable ?? []).entries()) {
    if (i > 0 && load.psi_0 === undefined) {
      sheet.problem(`serviceability.variable[${i}].psi_0`, "is required: only the first variable load leads");
    }
  }
  if (!vibration) return;
  const { spacing_mm, EI_l_Nm2_m, deck, EI_b_Nm2_m, strutting } = vibration;
  if (spacing_mm === undefined && EI_l_Nm2_m === undefined) {
    sheet.problem("vibration.spacing_mm", "is required: spacing of the joists (mm), or EI_l_Nm2_m");
  } else if (spacing_mm === undefined && strutting !== undefined) {
    sheet.problem("vibration.spacing_mm", "is required with strutting: spacing of the joists (mm)");
  }
  if (deck === undefined && EI_b_Nm2_m === undefined) {
    sheet.problem("vibration.EI_b_Nm2_m", "is required: stiffness across the joists (Nm²/m), or deck");
  }
}
