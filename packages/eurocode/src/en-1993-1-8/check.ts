import type * as z from "zod";
import { between, oneOf, part, partialFactor } from "../basis/fields.ts";
import { withActions } from "../en-1990/item-actions.ts";
import type { Check } from "../engine/kind.ts";
import { boltGroupKind } from "./bolt-groups/bolt-group.ts";
import { boltKind } from "./bolts/bolt.ts";
import { columnBaseKind } from "./column-base/column-base.ts";
import { gussetKind } from "./gussets/gusset.ts";
import { hollowJointKind } from "./hollow-sections/hollow-joint.ts";
import { columnWebKind } from "./moment-joints/column-web.ts";
import { apexKind, eavesKind, endPlateKind } from "./moment-joints/end-plate.ts";
import { weldedBeamKind } from "./moment-joints/welded-beam.ts";
import { bracketKind } from "./seats/bracket.ts";
import { seatKind } from "./seats/seat.ts";
import { secondWith } from "./second/index.ts";
import { angleCleatsKind } from "./simple-joints/angle-cleats.ts";
import { finPlateKind } from "./simple-joints/fin-plate.ts";
import { headerPlateKind } from "./simple-joints/header-plate.ts";
import { spliceKind } from "./splices/splice.ts";
import { tStubKind } from "./t-stub/t-stub.ts";
import { angleKind } from "./tearing/angle.ts";
import { blockTearingKind } from "./tearing/block-tearing.ts";
import { pinKind } from "./tearing/pin.ts";
import { weldKind } from "./welds/weld.ts";
import { weldGroupKind } from "./welds/weld-group.ts";

const kinds = [
  boltKind,
  boltGroupKind,
  weldKind,
  weldGroupKind,
  blockTearingKind,
  angleKind,
  pinKind,
  gussetKind,
  finPlateKind,
  headerPlateKind,
  angleCleatsKind,
  seatKind,
  bracketKind,
  spliceKind,
  tStubKind,
  columnWebKind,
  endPlateKind,
  eavesKind,
  apexKind,
  weldedBeamKind,
  columnBaseKind,
  hollowJointKind,
];

const overrides = part(
  () => ({
    gamma_M0: partialFactor("resistance of cross-sections").optional(),
    gamma_M1: partialFactor("resistance of members to instability").optional(),
    gamma_M2: partialFactor("bolts, welds, plates in bearing, and net sections").optional(),
    gamma_M3: partialFactor("slip at the ultimate limit state").optional(),
    gamma_M3_ser: partialFactor("slip at the serviceability limit state").optional(),
    gamma_M5: partialFactor("joints of hollow sections").optional(),
    gamma_M6_ser: partialFactor("pins at the serviceability limit state").optional(),
    gamma_Mu: partialFactor("tying resistance by the published guides").optional(),
    gamma_C: partialFactor("concrete of the foundation").optional(),
    alpha_cc: between(0.5, 1, "long-term effects on the strength of the concrete").optional(),
    beta_w: between(0.8, 2, "correlation factor of fillet welds, for every grade").optional(),
  }),
  "factors in place of the annex's",
);

/** Factors in place of the annex's. */
export type JointOverrides = z.output<typeof overrides>;

export const connections: Check = withActions({
  endpoint: "en-1993-1-8",
  standard: "EN 1993-1-8:2005",
  title: "Steel connections",
  about:
    "One connection, or a list of connections of any kinds. Resistances of every component, with the action where one is given.",
  one: "connection",
  many: "connections",
  choice: { field: "connection", standard: "bolt" },
  kinds: Object.fromEntries(kinds.map((kind) => [kind.name, kind])),
  top: {
    overrides: overrides.optional(),
    strength_table: oneOf(
      ["en-1993-1-1", "product-standard"],
      "table of the nominal strengths: EN 1993-1-1 Table 3.1 or the product standard; {default} by annex",
    ).optional(),
  },
  example: { national_annex: "EN", ...boltKind.example },
  second: secondWith(kinds),
});
