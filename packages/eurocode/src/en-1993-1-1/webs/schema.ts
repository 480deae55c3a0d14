import { between, flag, listOf, nonNegative, oneOf, part, plateThickness, positive, text } from "../../basis/fields.ts";

// Fields of concentrated loads and of stiffeners, EN 1993-1-5 clauses 6 and 9.

const place = (what: string) => between(0, 1e6, what, "mm");
const width = (what: string) => positive(what, "mm", { least: 1, most: 3000 });

const rail = part(
  () => ({
    I_r_mm4: positive("second moment of area of the worn rail about its own axis", "mm⁴"),
    b_fr_mm: width("width of its foot"),
    h_r_mm: width("its height, worn"),
    fixing: oneOf(
      ["loose", "pad", "rigid"],
      "loose: clamped, not rigidly fixed ({default=loose}); pad: on an elastic layer of at least 6 mm; rigid: welded or with fitted bolts",
    ).optional(),
    A_r_mm2: positive("rigid: its area", "mm²").optional(),
    z_r_mm: width("rigid: its centroid above its foot").optional(),
  }),
  "rail of a crane wheel, EN 1993-6 5.7.1: gives s_s_mm and the stresses under the wheel",
);

const bearing = part(
  () => ({
    t_plate_mm: positive("plate between, through which the load spreads at 1:1", "mm", plateThickness).optional(),
    length_mm: width("contact along the member, where no beam stands across").optional(),
    beam: part(
      () => ({
        t_w_mm: positive("its web", "mm", plateThickness),
        t_f_mm: positive("its flange", "mm", plateThickness),
        r_mm: nonNegative("its root radius; {default 0}", "mm", { most: 200 }).optional(),
      }),
      "beam that stands across",
    ).optional(),
  }),
  "what the load comes through, in place of s_s_mm: 6.3",
);

export const forceOfLoad = (what: string) => between(-1e7, 1e7, what, "kN");

const load = part(
  () => ({
    mark: text("name of the load"),
    x_mm: place("its place, from the start of the member"),
    F_Ed: forceOfLoad("the force, of either sign; with load_cases these may give it").optional(),
    s_s_mm: positive("stiff bearing length, at most h_w", "mm", { most: 1e5 }).optional(),
    bearing: bearing.optional(),
    rail: rail.optional(),
    type: oneOf(
      ["a", "b", "c"],
      "Figure 6.1: a through one flange; b through both, as of a column under it; c at an end without a stiffener; {default} a, within h_w/2 of such an end c",
    ).optional(),
    flange: oneOf(["top", "bottom"], "which flange; {default top}").optional(),
    c_mm: nonNegative("type c: end of the member to the edge of the bearing; {default} x_mm - s_s/2", "mm").optional(),
    a_mm: positive(
      "distance of the transverse stiffeners beside it; {default} by stiffeners, stiffener_spacing_mm or length_mm",
      "mm",
    ).optional(),
    N_Ed: between(-1e8, 1e8, "axial force at the load; {default} that of the member", "kN").optional(),
    M_y_Ed: between(
      -1e8,
      1e8,
      "moment at the load, positive compresses the top; {default} that of the member",
      "kNm",
    ).optional(),
    V_z_Ed: between(
      -1e8,
      1e8,
      "shear force at the load, of stiffeners and under wheels; {default} that of the member",
      "kN",
    ).optional(),
  }),
  "a concentrated load on the web",
);

const stiffener = part(
  () => ({
    x_mm: place("its place, from the start of the member"),
    b_mm: width("width of one plate"),
    t_mm: positive("thickness of the plate", "mm", plateThickness),
    sides: oneOf(["both", "one"], "plates on both sides of the web, or on one; {default both}").optional(),
    kind: oneOf(
      ["intermediate", "bearing", "rigid-end-post"],
      "bearing takes a load or a reaction; two of rigid-end-post make the post; {default intermediate}",
    ).optional(),
    F_Ed: forceOfLoad("force that enters it; {default} the loads within s_s/2").optional(),
    L_cr_mm: positive("buckling length out of the web; {default} 0.75 h_w", "mm").optional(),
    corner_mm: nonNegative("cut off at its corners; {default} r_mm", "mm", { most: 300 }).optional(),
    throat_mm: positive("throat of its fillets on the web; absent: not verified", "mm", { most: 50 }).optional(),
    steel_grade: text("its steel; {default} that of the member").optional(),
    f_y_MPa: between(100, 460, "its yield strength, in place of the grade's", "MPa").optional(),
    f_u_MPa: between(100, 720, "its tensile strength, in place of the grade's", "MPa").optional(),
  }),
  "a transverse stiffener",
);

export const webFields = {
  f_yw_MPa: between(1, 460, "yield strength of the web, where it differs; {default} f_y", "MPa").optional(),
  concentrated_loads: listOf(
    load,
    "concentrated loads and reactions on the web, EN 1993-1-5 clause 6",
    1,
    200,
  ).optional(),
  stiffeners: listOf(stiffener, "transverse stiffeners of the web, EN 1993-1-5 clause 9", 1, 200).optional(),
  web_depth: oneOf(
    ["clear", "between-fillets"],
    "clear: h - 2 t_f ({default=clear}); between-fillets: a warning says the resistance to concentrated loads with that depth",
  ).optional(),
  flange_contribution: flag(
    "shear buckling: the flanges add to the web between stiffeners, EN 1993-1-5 5.4; {default false}",
  ).optional(),
};
