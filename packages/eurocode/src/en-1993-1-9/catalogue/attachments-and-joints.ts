import { above, atLeast, atMost, below, type Row, row, starred, when } from "./row.ts";

// EN 1993-1-9 Tables 8.4 and 8.5, and the two details of Table 8.3 that refer to them. Descriptions in our own words.

const byRadius = [
  when(90, above("r_mm", 150)),
  when(90, atLeast("r_to_l", 1 / 3)),
  when(71, atLeast("r_to_l", 1 / 6)),
  when(50),
] as const;

/** Overall length toe to toe up to 80 mm; longer ones are not in the table. */
const acrossTheStress = [when(80, atMost("l_mm", 50)), when(71, atMost("l_mm", 80))] as const;
const upTo80 = { scope: [atMost("l_mm", 80)] } as const;

/** Table 8.5 detail 1, by length of the attachment and thickness of the stressed plate */
const byLengthAndThickness = [
  when(80, below("l_mm", 50)),
  when(71, atMost("l_mm", 80)),
  when(63, atMost("l_mm", 100)),
  when(56, atMost("l_mm", 120)),
  when(56, atMost("t_mm", 20)),
  when(50, atMost("l_mm", 200)),
  when(50, atMost("t_mm", 30)),
  when(45, atMost("l_mm", 300)),
  when(45, atMost("t_mm", 50)),
  when(40),
] as const;

/** Table 8.5 detail 6: cover plate thinner than the flange, or not, and thickness of the flange */
const thinner = below("t_c_to_t", 1);
const byCoverPlate = [
  starred(56, thinner, atMost("t_mm", 20)),
  when(50, thinner, atMost("t_mm", 30)),
  when(45, thinner, atMost("t_mm", 50)),
  when(40, thinner),
  when(50, atMost("t_mm", 20)),
  when(45, atMost("t_mm", 30)),
  when(40, atMost("t_mm", 50)),
  when(36),
] as const;

/** Table 8.4: weld attachments and stiffeners */
const table84: readonly Row[] = [
  row(
    "8.4-1",
    [when(80, atMost("l_mm", 50)), when(71, atMost("l_mm", 80)), when(63, atMost("l_mm", 100)), when(56)],
    "Longitudinal attachment, by its length",
    { notes: "The attachment is thinner than it is high; else Table 8.5 details 5 and 6." },
  ),
  row("8.4-2", 71, "Longitudinal attachment longer than 100 mm with ends sloped less than 45°", {
    scope: [above("l_mm", 100), below("angle_deg", 45)],
  }),
  row("8.4-3", 80, "Longitudinal gusset on a plate or tube with an end radius above 150 mm, ground", {
    scope: [above("r_mm", 150)],
    notes: "End of the fillet weld reinforced to full penetration over more than r; weld toe ground away.",
  }),
  row("8.4-4", byRadius, "Gusset on the edge of a plate or flange with an end radius, ground", {
    notes: "Radius cut before welding, then ground along the stress so that the transverse toe is gone.",
  }),
  row("8.4-5", 40, "Gusset on the edge of a plate or flange, as welded, no radius"),
  row("8.4-6", acrossTheStress, "Transverse attachment on a plate", upTo80),
  row("8.4-7", acrossTheStress, "Vertical stiffener in a rolled beam or plate girder", {
    ...upTo80,
    notes: "A stiffener that ends in the web: principal stresses.",
  }),
  row("8.4-8", acrossTheStress, "Diaphragm in a box girder, welded to flange or web; ring stiffener", upTo80),
  row("8.4-9", 80, "Plate under a welded stud"),
];

/** Table 8.5: load carrying welded joints */
const table85: readonly Row[] = [
  row("8.5-1", byLengthAndThickness, "Cruciform or tee joint, crack from the weld toe", {
    notes:
      "Full penetration, or any partial penetration joint, whose root is checked with detail 3 as well; misalignment up to 15 % of the plate between.",
  }),
  row("8.5-2", byLengthAndThickness, "Cruciform or tee joint on a flexible panel, crack from the toe at the weld end", {
    notes:
      "Modified nominal stress with the peaks at the weld ends; the root of a partial penetration joint is checked with detail 3 as well.",
  }),
  row("8.5-3", [starred(36)], "Tee joint with fillet or partial penetration welds, crack from the root", {
    shear: 80,
    notes: "Stresses in the weld throat, section 5; the toe is checked with detail 1.",
  }),
  row("8.5-4", byLengthAndThickness, "Fillet welded lap joint, main plate", {
    notes: "Stress on the width spread 1:2; welds end 10 mm or more from the edge.",
  }),
  row("8.5-5", [starred(45)], "Fillet welded lap joint, overlapping plates", {
    notes: "Welds end 10 mm or more from the edge; shear in the weld: detail 9.",
  }),
  row("8.5-6", byCoverPlate, "End of a cover plate on a beam or girder, with or without an end weld", {
    scope: [atLeast("l_mm", 300)],
    notes: "t_mm is the flange. Plates wider than the flange need an end weld; shorter than 300 mm: detail 1.",
  }),
  row("8.5-7", 56, "End of a cover plate with a reinforced end weld, ground flush", {
    notes: "Reinforced over 5 t_c; plates above 20 mm sloped at the end, less than 1/4.",
  }),
  row("8.5-8", 80, "Continuous fillet welds in a shear flow, web to flange", {
    stress: "shear",
    notes: "Stress in the weld throat.",
  }),
  row("8.5-9", 80, "Fillet welded lap joint in shear", {
    stress: "shear",
    notes: "Stress in the throat over the whole weld length.",
  }),
  row("8.5-10", 90, "Stud connector in shear, EN 1994-2 6.8.3", {
    stress: "stud",
    notes: "Stress on the shank.",
  }),
  row("8.5-11", 71, "Tube socket joint with butt welds of 80 % penetration", {
    notes: "Weld toe ground; stress in the tube.",
  }),
  row("8.5-12", 40, "Tube socket joint with fillet welds", { notes: "Stress in the tube." }),
];

/** Table 8.3 details 18 and 19 */
const crossings: readonly Row[] = [
  row("8.3-18", byLengthAndThickness, "Butt weld where flanges cross, as Table 8.5 detail 1", {
    notes: "The continuous flange is checked with Table 8.4 detail 4 or 5.",
  }),
  row("8.3-19", byRadius, "Butt weld where flanges cross, with a transition radius, as Table 8.4 detail 4", {
    notes: "The continuous flange is checked with Table 8.4 detail 4.",
  }),
];

export const attachmentsAndJoints: readonly Row[] = [...crossings, ...table84, ...table85];
