/** Names of values of one axis: about z they carry `_z` before the unit. Made once, for batches of thousands. */
const symbols = {
  l_0: "_mm",
  i: "_mm",
  lambda: "",
  lambda_lim: "",
  A: "",
  B: "",
  C: "",
  r_m: "",
  phi_ef: "",
  theta_i: "",
  e_i: "_mm",
  e_i_lack: "_mm",
  e_0: "_mm",
  M_01: "_kNm",
  M_02: "_kNm",
  M_0e: "_kNm",
  M_0Ed: "_kNm",
  d: "_mm",
  i_s: "_mm",
  C_m: "",
  d_prime: "_mm",
  K_r: "",
  beta: "",
  K_phi: "",
  curvature: "_1_m",
  e_2: "_mm",
  k_2: "",
  K_c: "",
  K_s: "",
  E_cd_eff: "_MPa",
  EI: "_kNm2",
  N_B: "_kN",
  N_cr: "_kN",
  M_imp: "_kNm",
  N_stable: "_kN",
  M_2: "_kNm",
  M_Ed: "_kNm",
  N_bal: "_kN",
  M_bal: "_kNm",
  M_Rd: "_kNm",
  x: "_mm",
  epsilon_edge: "",
  F_c: "_kN",
  z_c: "_mm",
  M_c: "_kNm",
  F_s: "_kN",
  M_s: "_kNm",
  F: "_kN",
  load_factor: "",
  interaction_curve: "",
  interaction_curve_opposite: "",
} as const;

type Symbols = keyof typeof symbols;
export type Names = Readonly<Record<Symbols, string>>;

const namesWith = (suffix: string): Names =>
  // every symbol gets its name
  Object.fromEntries(Object.entries(symbols).map(([symbol, unit]) => [symbol, symbol + suffix + unit])) as Names;

export const namesOf = { y: namesWith(""), z: namesWith("_z") } as const;
export type AxisName = keyof typeof namesOf;
