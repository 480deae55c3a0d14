import { atMost, no, type Row, row, when, yes } from "./row.ts";

// EN 1993-1-9 Tables 8.1 to 8.3, corrigendum AC:2009 included. Descriptions in our own words.

const weathering = true;
const thickness = { size: "thickness" } as const;
const shear = { stress: "shear" } as const;

/** Table 8.1: plain members and mechanically fastened joints */
const table81: readonly Row[] = [
  row("8.1-1", 160, "Rolled or extruded plate or flat, edges as rolled", { weathering }),
  row("8.1-2", 160, "Rolled section, edges as rolled", { weathering }),
  row("8.1-3", 160, "Seamless hollow section, circular or rectangular", { weathering }),
  row("8.1-4", 140, "Plate with sheared or gas cut edges, dressed afterwards", {
    weathering,
    notes: "Remove all visible edge discontinuities; re-entrant corners ground to a slope of 1/4 or in the stress.",
  }),
  row("8.1-5", 125, "Plate with machine gas cut edges, drag lines shallow and regular", {
    weathering,
    notes: "Also manually gas cut and dressed; cut quality to EN 1090.",
  }),
  row("8.1-6", 100, "Rolled or extruded product in shear, open section", {
    ...shear,
    notes: "Shear stress V S / (I t).",
  }),
  row("8.1-7", 100, "Rolled or extruded product in shear, hollow section", {
    ...shear,
    notes: "Shear stress V S / (I t).",
  }),
  row("8.1-8", 112, "Double lap joint with preloaded bolts, injection bolts too", {
    notes: "Stress on the gross section.",
  }),
  row("8.1-9", 90, "Double lap joint with fitted bolts, or injection bolts without preload", {
    notes: "Stress on the net section.",
  }),
  row("8.1-10", 90, "Single lap joint with preloaded bolts, injection bolts too", {
    notes: "Stress on the gross section.",
  }),
  row("8.1-11", 90, "Member with holes, in bending and axial force", {
    notes: "Stress on the net section.",
  }),
  row("8.1-12", 80, "Single lap joint with fitted bolts, or injection bolts without preload", {
    notes: "Stress on the net section.",
  }),
  row("8.1-13", 50, "Lap joint, single or double, with bolts in clearance holes, no load reversal", {
    reversal: false,
    notes: "Stress on the net section.",
  }),
  row("8.1-14", 50, "Bolt or rod in tension, threads rolled or cut", {
    size: "diameter",
    notes: "Stress on the tensile stress area, with prying and bending; preload may reduce the range.",
  }),
  row("8.1-15", 100, "Bolt in shear, thread outside the shear planes", {
    ...shear,
    notes: "Fitted bolts, or ordinary ones of grade 5.6, 8.8 or 10.9 without load reversal; stress on the shank.",
  }),
];

/** Table 8.2: welded built-up sections */
const table82: readonly Row[] = [
  row("8.2-1", 125, "Automatic longitudinal butt weld from both sides, no stop/start", {
    scope: [no("stop_start")],
    notes: "Cover plate ends: Table 8.5.",
  }),
  row("8.2-2", 125, "Automatic longitudinal fillet welds, no stop/start", {
    scope: [no("stop_start")],
    notes: "Cover plate ends: Table 8.5.",
  }),
  row("8.2-3", 112, "Automatic fillet or butt weld from both sides, with stop/start"),
  row(
    "8.2-4",
    [when(112, no("stop_start")), when(100, yes("stop_start"))],
    "Automatic butt weld from one side on a continuous backing bar",
  ),
  row("8.2-5", 100, "Manual longitudinal fillet or butt weld"),
  row("8.2-6", 100, "Butt weld from one side, manual or automatic, as in the corner of a box girder", {
    notes: "Good fit of flange and web; even root without burn-through.",
  }),
  row("8.2-7", 100, "Repaired longitudinal weld of details 1 to 6", {
    notes: "Grinding by a specialist and inspection can restore the first category.",
  }),
  row("8.2-8", 80, "Intermittent longitudinal fillet welds, gap to weld length up to 2.5", {
    notes: "Stress in the flange.",
  }),
  row("8.2-9", 71, "Longitudinal weld ending at a cope hole up to 60 mm high", {
    notes: "Higher holes: Table 8.4 detail 1. Stress in the flange.",
  }),
  row(
    "8.2-10",
    [when(125, yes("ground_flush")), when(112, no("ground_flush"), no("stop_start")), when(90)],
    "Longitudinal butt weld between plates, fully inspected",
  ),
  row(
    "8.2-11",
    [when(90, yes("stop_start")), when(140, no("stop_start"), atMost("t_mm", 12.5)), when(125)],
    "Automatic longitudinal seam of a hollow section",
    { notes: "Free of defects beyond the tolerances of EN 1090." },
  ),
];

/** Table 8.3: transverse butt welds; details 18 and 19 are next to those they refer to */
const table83: readonly Row[] = [
  row("8.3-1", 112, "Splice of plates or flats, ground flush", thickness),
  row("8.3-2", 112, "Splice of flange or web before assembly of a girder, ground flush", thickness),
  row("8.3-3", 112, "Full butt weld of rolled sections without cope holes, ground flush", thickness),
  row("8.3-4", 112, "Splice tapered in width or thickness up to 1/4, ground flush", thickness),
  row("8.3-5", 90, "Splice of plates or flats, convexity up to 10 %", thickness),
  row("8.3-6", 90, "Full butt weld of rolled sections without cope holes, convexity up to 10 %", thickness),
  row("8.3-7", 90, "Splice tapered in width or thickness up to 1/4, convexity up to 10 %", thickness),
  row("8.3-8", 90, "Full butt weld of rolled sections with cope holes, ground flush", thickness),
  row("8.3-9", 80, "Splice of welded plate girders without cope hole, convexity up to 20 %", thickness),
  row("8.3-10", 80, "Full butt weld of rolled sections with cope holes, convexity up to 10 %", thickness),
  row("8.3-11", 80, "Splice of plates, flats, rolled sections or girders, convexity up to 20 %", thickness),
  // unconfirmed: the size effect of detail 12; taken, which is the safe side
  row("8.3-12", 63, "Full butt weld of rolled sections without cope hole, less controlled", thickness),
  row(
    "8.3-13",
    [when(71, yes("inspected")), when(36, no("inspected"))],
    "Butt weld from one side; full penetration checked by testing, or not",
    thickness,
  ),
  row("8.3-14", 71, "Splice on a permanent backing strip, its fillets 10 mm or more from the edge", thickness),
  row(
    "8.3-15",
    71,
    "Splice on a permanent backing strip, tapered up to 1/4, fillets 10 mm or more from the edge",
    thickness,
  ),
  row("8.3-16", 50, "Splice on a permanent backing strip, its fillets near the edge or the fit doubtful", thickness),
  row("8.3-17", 71, "Butt weld between different thicknesses without a slope, centre lines aligned", {
    size: "step",
  }),
];

export const membersAndButtWelds: readonly Row[] = [...table81, ...table82, ...table83];
