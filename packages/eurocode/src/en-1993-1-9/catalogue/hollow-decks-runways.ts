import { above, atLeast, atMost, below, no, type Row, row, starred, when, yes } from "./row.ts";

// EN 1993-1-9 Tables 8.6 to 8.10 and B.1. Descriptions in our own words.

const thinWalled = { scope: [atMost("t_mm", 12.5)] } as const;

/** Table 8.6: hollow sections up to 12.5 mm */
const table86: readonly Row[] = [
  row("8.6-1", 71, "Tube flattened at its end and butt welded to a plate, diameter below 200 mm", {
    scope: [atMost("t_mm", 12.5), below("d_mm", 200)],
    notes: "Stress in the tube.",
  }),
  row(
    "8.6-2",
    [when(71, atMost("angle_deg", 45)), when(63)],
    "Tube slotted over a plate and welded, hole at the end of the slot",
    { ...thinWalled, notes: "Stress in the tube; shear in the weld: Table 8.5 detail 8." },
  ),
  // one category higher twice above 8 mm: 71, 80, 90 and 56, 63, 71
  row("8.6-3", [when(71, atMost("t_mm", 8)), when(90)], "Circular hollow sections butt welded end to end", {
    ...thinWalled,
    notes: "Convexity up to 10 %, welded flat, inspected.",
  }),
  row("8.6-4", [when(56, atMost("t_mm", 8)), when(71)], "Rectangular hollow sections butt welded end to end", {
    ...thinWalled,
    notes: "Convexity up to 10 %, welded flat, inspected.",
  }),
  row("8.6-5", 71, "Hollow section with another section fillet welded on, not load carrying", {
    scope: [atMost("t_mm", 12.5), atMost("l_mm", 100)],
    notes: "Width along the stress up to 100 mm; others: Table 8.4.",
  }),
  // unconfirmed: some prints give details 6 and 7 one category more above 8 mm; not taken, which is the safe side
  row("8.6-6", 50, "Circular hollow sections butt welded to a plate between them", thinWalled),
  row("8.6-7", 45, "Rectangular hollow sections butt welded to a plate between them", thinWalled),
  // unconfirmed: walls up to 8 mm; taken, which is the safe side, though no public copy of the note was found
  row("8.6-8", 40, "Circular hollow sections fillet welded to a plate between them", { scope: [atMost("t_mm", 8)] }),
  row("8.6-9", 36, "Rectangular hollow sections fillet welded to a plate between them", { scope: [atMost("t_mm", 8)] }),
];

const node = {
  stress: "node",
  scope: [atMost("t_0_mm", 8), atMost("t_i_mm", 8), atLeast("angle_deg", 35), atMost("angle_deg", 50)],
  notes:
    "Chord and brace are checked each on its own, with k_1 of Table 4.1 or 4.2. Chord up to 200 mm wide or 300 mm in diameter, b_0/t_0 · t_0/t_i ≤ 25, 0.4 ≤ b_i/b_0 ≤ 1, 0.25 ≤ d_i/d_0 ≤ 1, eccentricity from -0.5 to 0.25 h_0 in plane, up to 0.02 b_0 out of plane.",
} as const;

/** Table 8.7: nodes of lattice girders, m = 5 */
const table87: readonly Row[] = [
  row("8.7-1", [], "K or N joint with gap, circular sections", {
    ...node,
    interpolated: { at1: 45, above: 90, from: 2 },
    lattice: { sections: "circular", joints: ["K-gap", "N-gap"] },
  }),
  row("8.7-2", [], "K or N joint with gap, rectangular sections", {
    ...node,
    interpolated: { at1: 36, above: 71, from: 2 },
    lattice: { sections: "rectangular", joints: ["K-gap", "N-gap"] },
  }),
  row("8.7-3", [], "K joint with overlap, 30 to 100 %", {
    ...node,
    interpolated: { at1: 56, above: 71, from: 1.4 },
    lattice: { joints: ["K-overlap"] },
  }),
  row("8.7-4", [], "N joint with overlap, 30 to 100 %", {
    ...node,
    interpolated: { at1: 50, above: 71, from: 1.4 },
    lattice: { joints: ["N-overlap"] },
  }),
];

const byRibThickness = [when(80, atMost("t_mm", 12)), when(71)] as const;

/** Table 8.8: orthotropic decks, closed ribs */
const table88: readonly Row[] = [
  row("8.8-1", byRibThickness, "Closed rib through the crossbeam, with an additional cut-out", {
    notes: "Direct stress along the rib.",
  }),
  row("8.8-2", byRibThickness, "Closed rib through the crossbeam, no additional cut-out", {
    notes: "Direct stress along the rib.",
  }),
  row("8.8-3", 36, "Rib interrupted on both sides of the crossbeam", {
    notes: "Direct stress along the rib.",
  }),
  row("8.8-4", 71, "Splice of the rib, full penetration on a steel backing strip", {
    notes: "Direct stress along the rib.",
  }),
  row(
    "8.8-5",
    [
      when(112, yes("ground_flush")),
      when(90, no("ground_flush"), atMost("convexity_percent", 10)),
      when(80, no("ground_flush"), above("convexity_percent", 10)),
    ],
    "Splice of the rib welded from both sides, by quality of the weld as in Table 8.3",
    { scope: [atMost("convexity_percent", 20)], notes: "Tack welds within the butt weld." },
  ),
  row("8.8-6", 71, "Web of the crossbeam at the cut-outs", {
    notes: "With the Vierendeel effect; 112 where the range is found to EN 1993-2 9.4.2.2(3).",
  }),
  row("8.8-7", 71, "Rib to deck plate, partial penetration with throat not below the rib's thickness", {
    notes: "Bending stress in the plate.",
  }),
  row("8.8-8", 50, "Rib to deck plate, fillet weld or less penetration than detail 7", {
    notes: "Bending stress in the plate.",
  }),
];

/** Table 8.9: orthotropic decks, open ribs */
const table89: readonly Row[] = [
  row("8.9-1", byRibThickness, "Open rib at the crossbeam", { notes: "Direct stress along the rib." }),
  row("8.9-2", 56, "Open rib through the crossbeam, web of the crossbeam", {
    combined: true,
    notes: "Direct and shear range in the net web act together: (Δσ + sqrt(Δσ² + 4 Δτ²)) / 2.",
  }),
];

const inWeb = { notes: "Vertical compression under the wheel, in the web." } as const;
const inThroat = { notes: "Vertical compression under the wheel, in the weld throat." } as const;

/** Table 8.10: top flange to web of runway beams under wheels */
const table810: readonly Row[] = [
  row("8.10-1", 160, "Rolled I or H section", inWeb),
  row("8.10-2", 71, "Tee weld of full penetration", inWeb),
  row("8.10-3", [starred(36)], "Tee weld of partial, or effective full, penetration", inThroat),
  row("8.10-4", [starred(36)], "Fillet welds", inThroat),
  row("8.10-5", 71, "T-section as flange, tee weld of full penetration", inWeb),
  row("8.10-6", [starred(36)], "T-section as flange, tee weld of partial penetration", inThroat),
  row("8.10-7", [starred(36)], "T-section as flange, fillet welds", inThroat),
];

const hot = { notes: "Geometric (hot spot) stress at the weld toe, Annex B." } as const;

/** Table B.1: geometric stress */
const tableB1: readonly Row[] = [
  row("B.1-1", 112, "Full penetration butt joint, ground flush", hot),
  row("B.1-2", 100, "Full penetration butt joint, as welded", hot),
  row("B.1-3", 100, "Cruciform joint with full penetration K butt welds", hot),
  row("B.1-4", 100, "Fillet weld that carries no load", hot),
  row("B.1-5", 100, "End of a bracket or of a longitudinal stiffener", hot),
  row("B.1-6", 100, "End of a cover plate, and alike", hot),
  row("B.1-7", 90, "Cruciform joint with load carrying fillet welds", hot),
];

export const hollowDecksRunways: readonly Row[] = [
  ...table86,
  ...table87,
  ...table88,
  ...table89,
  ...table810,
  ...tableB1,
];
