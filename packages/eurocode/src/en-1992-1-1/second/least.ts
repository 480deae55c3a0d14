import { formula } from "./formula.ts";

/** 12.2: the more ductile the links, the fewer. */
export const leastRatio = formula(
  "12.2",
  "k_class * 0.08 * sqrt(f_ck) / f_yk",
  (k_class, f_ck, f_yk) => (k_class * 0.08 * Math.sqrt(f_ck)) / f_yk,
);
export const shareOfClass = { A: 1, B: 0.9, C: 0.8 } as const;

/** (12.1): with the steel at f_yk the section carries the moment that cracks it; N compresses, z_c is from the compressed face. */
export const leastSteel = formula(
  "12.2(2) (12.1)",
  "max(0, ((f_ctm + 1000 * N_Ed / A_c) * I / z_t - 1000 * N_Ed * (z_c - 0.1 * d)) / (0.9 * d * f_yk))",
  (f_ctm, N_Ed, A_c, I, z_t, z_c, d, f_yk) =>
    Math.max(0, (((f_ctm + (1000 * N_Ed) / A_c) * I) / z_t - 1000 * N_Ed * (z_c - 0.1 * d)) / (0.9 * d * f_yk)),
);
