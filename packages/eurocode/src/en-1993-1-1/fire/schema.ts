import { between, listOf, nonNegative, oneOf, part, positive, text, whole } from "../../basis/fields.ts";

// Fields of fire, EN 1993-1-2.

const force = (what: string) => between(-1e8, 1e8, what, "kN").optional();
const moment = (what: string) => between(-1e8, 1e8, what, "kNm").optional();
const length = (what: string) => between(50, 1e6, what, "mm", [100, 200_000]).optional();

const protection = part(
  () => ({
    encasement: oneOf(["contour", "box"], "along the section or as a box around it; {default contour}").optional(),
    d_p_mm: positive("thickness; absent: the least that will do", "mm", { most: 500 }).optional(),
    lambda_p_W_mK: between(0.005, 10, "thermal conductivity in fire", "W/(mK)", [0.05, 1]),
    rho_p_kg_m3: between(1, 10_000, "density", "kg/m³", [10, 3000]),
    c_p_J_kgK: between(100, 10_000, "specific heat", "J/(kgK)", [700, 2500]),
    p_percent: nonNegative("moisture, by mass; {default 0}", "%", { most: 50 }).optional(),
  }),
  "fire protection, with the data of its maker",
);

const loadCase = part(
  () => ({
    id: text("name of the load case"),
    N_Ed: force("axial force in fire, compression positive"),
    M_y_Ed: moment("moment about y in fire"),
    M_z_Ed: moment("moment about z in fire"),
    V_z_Ed: force("shear along z in fire"),
    V_y_Ed: force("shear along y in fire"),
  }),
  "effects of actions in fire, E_fi,d",
);

const curve = listOf(
  part(
    () => ({ t_min: between(0, 1000, "time", "min"), theta_C: between(0, 1500, "temperature of the gas", "°C") }),
    "a point of the curve",
  ),
  "own temperatures of the gas over time, straight between the points",
  2,
  1000,
);

const fire = part(
  () => ({
    duration_min: between(1, 360, "required resistance, t_fi,requ", "min").optional(),
    theta_C: between(20, 1200, "own temperature of the steel, in place of duration_min", "°C").optional(),
    fire: oneOf(
      ["standard", "external", "hydrocarbon"],
      "nominal fire of EN 1991-1-2 3.2; {default standard}",
    ).optional(),
    curve: curve.optional(),
    exposure: oneOf(
      ["four-sided", "three-sided"],
      "three-sided: a slab on the top flange; {default four-sided}",
    ).optional(),
    A_m_V_1_m: between(
      1,
      1000,
      "own section factor, perimeter exposed over area; {default} of the section",
      "1/m",
    ).optional(),
    A_m_V_box_1_m: between(
      1,
      1000,
      "own section factor of the box around it; {default} of the section",
      "1/m",
    ).optional(),
    protection: protection.optional(),
    eta_fi: between(0.01, 1, "E_fi,d over E_d; {default} 0.65", undefined, [0.2, 1]).optional(),
    psi_fi: between(0, 1, "combination factor in fire, for eta_fi by (2.5); needs Q_over_G").optional(),
    Q_over_G: nonNegative("Q_k,1 over G_k, for eta_fi by (2.5)", undefined, { most: 1000 }).optional(),
    load_cases: listOf(
      loadCase,
      "own effects of actions in fire, in place of eta_fi; the worst is shown",
      1,
      1000,
    ).optional(),
    kappa_1: between(
      0.5,
      1,
      "uneven temperature across the section: 0.7 bare, 0.85 protected under a slab; {default 1}",
    ).optional(),
    kappa_2: between(
      0.5,
      1,
      "uneven temperature along the beam: 0.85 at supports of statically indeterminate beams; {default 1}",
    ).optional(),
    L_cr_y_mm: length("buckling length about y in fire; {default} as cold"),
    L_cr_z_mm: length("buckling length about z in fire; {default} as cold"),
    L_LT_mm: length("distance of the lateral restraints in fire; {default} as cold"),
    dt_s: between(1, 30, "time step, at most 5 bare and 30 protected; {default} these", "s").optional(),
    mu_0: between(0.013, 1, "own degree of utilization for the critical temperature, 4.2.4").optional(),
    k_sh: between(0.1, 1, "own factor of the shadow effect, bare").optional(),
    class_fi: whole(1, 4, "class of the section in fire, in place of the classification").optional(),
  }),
  "structural fire design, EN 1993-1-2",
);

export const fireFields = { fire: fire.optional() };
