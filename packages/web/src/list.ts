// Generated from packages/eurocode/src/checks.ts by `npx vitest run tests/ -u`: do not edit.

/** What there is to calculate, before any of it is loaded. */
// biome-ignore format: made by a program
export const calculators: readonly {
  readonly endpoint: string;
  readonly standard: string;
  readonly title: string;
  readonly kinds: readonly (readonly [name: string, title: string])[];
}[] = [
  {
    endpoint: "en-1992-1-1", standard: "EN 1992-1-1:2004+A1:2014", title: "Reinforced concrete", kinds: [
    ["column", "Reinforced concrete column with axial force and bending about one or both axes"],
    ["beam", "Reinforced concrete beam: bending, shear, cracks, deflection, fire"],
    ["slab", "Reinforced concrete slab spanning one way"],
    ["punching", "Punching of a slab by a column"],
    ["anchorage", "Anchorage or lap of a reinforcing bar"],
    ["bar-layout", "Bars along a reinforced concrete beam: ends, anchorage, links"],
    ["foundation", "Pad under a column, strip under a wall"],
  ]},
  {
    endpoint: "en-1993-1-1", standard: "EN 1993-1-1:2005+A1:2014", title: "Steel members", kinds: [
    ["member", "Steel member"],
  ]},
  {
    endpoint: "en-1993-1-8", standard: "EN 1993-1-8:2005", title: "Steel connections", kinds: [
    ["bolt", "Bolts in shear, bearing, tension and friction"],
    ["bolt-group", "Bolt groups with eccentric shear in their plane, and tension"],
    ["weld", "Fillet and butt welds"],
    ["weld-group", "Groups of fillet welds with eccentricity"],
    ["block-tearing", "Block tearing"],
    ["angle-one-leg", "Angles connected by one leg"],
    ["pin", "Pins"],
    ["gusset", "Gusset plate with a brace"],
    ["fin-plate", "Fin plates"],
    ["header-plate", "Flexible end plates, partial or full depth"],
    ["angle-cleats", "Double angle web cleats"],
    ["seat", "Seats of beams: an angle, or a plate on a stiffener"],
    ["bracket", "Brackets on a column's flange, under an eccentric load"],
    ["splice", "Splices with cover plates"],
    ["t-stub", "Equivalent T-stub in tension"],
    ["column-web", "Column web in a moment joint"],
    ["end-plate", "Moment joint with bolted end plate"],
    ["eaves", "Eaves of rafter and column"],
    ["apex", "Apex of two rafters with end plates"],
    ["welded-beam", "Moment joint, beam welded to the column"],
    ["column-base", "Column base"],
    ["hollow-section-joint", "Joint of hollow sections"],
  ]},
  {
    endpoint: "en-1993-1-9", standard: "EN 1993-1-9:2005+AC:2009", title: "Fatigue of steel details", kinds: [
    ["detail", "Fatigue of a detail"],
  ]},
  {
    endpoint: "en-1995-1-1", standard: "EN 1995-1-1:2004+A1:2008+A2:2014", title: "Timber members", kinds: [
    ["member", "Timber members"],
    ["dowel-type", "Timber joints with nails, staples, screws, bolts and dowels across their axis"],
    ["axial", "Timber joints with screws and nails along their axis"],
    ["axial-bolts", "Bolts along their axis in timber"],
    ["inclined-screws", "Timber joints with inclined screws"],
    ["split-ring", "Timber joints with split rings and shear plates"],
    ["toothed-plate", "Timber joints with toothed plates"],
    ["punched-plate", "Timber joints with punched metal plates"],
    ["step-joint", "Timber step joints"],
    ["notched-rafter", "Rafters notched over a purlin"],
    ["hanger", "Joist hangers and brackets"],
  ]},
  {
    endpoint: "en-1998-1", standard: "EN 1998-1:2004+A1:2013", title: "Earthquake", kinds: [
    ["structure", "Structure under earthquake"],
  ]},
  {
    endpoint: "en-1990", standard: "EN 1990:2002+A1:2005", title: "Combinations of actions", kinds: [
    ["set", "Combinations of actions"],
  ]},
  {
    endpoint: "en-1991", standard: "EN 1991:2002", title: "Actions on structures", kinds: [
    ["snow", "Snow"],
    ["wind", "Wind"],
    ["imposed", "Imposed load"],
    ["self-weight", "Self-weight"],
    ["temperature", "Temperature of a member"],
  ]},
];
