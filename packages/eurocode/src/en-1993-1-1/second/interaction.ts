import { requirement } from "./formula.ts";

// 8.3.3: (6.61) and (6.62) under other numbers.

export const interaction88 = requirement(
  "interaction-8.88",
  "8.3.3, (8.88)",
  "N_Ed / N_b_y_Rd + k_yy * M_y_Ed / M_b_Rd + k_yz * M_z_Ed / M_z_Rd <= 1",
  "buckling interaction (8.88)",
);
export const interaction89 = requirement(
  "interaction-8.89",
  "8.3.3, (8.89)",
  "N_Ed / N_b_z_Rd + k_zy * M_y_Ed / M_b_Rd + k_zz * M_z_Ed / M_z_Rd <= 1",
  "buckling interaction (8.89)",
);
