import * as z from "zod";
import { between, listOf, noted, oneOf, part, positive, strict, text, whole } from "../basis/fields.ts";
import { boltGradeField, boltSizeField } from "../en-1993-1-8/bolts/schema.ts";

// How a proposal is asked for: by what it is chosen, what the company pays, and what it has in stock.

const price = (description: string) => between(0, 1e6, description);
const sizes = (description: string) => listOf(positive(description, "mm", { most: 1000 }), description, 1, 100);

const prices = part(
  () => ({
    currency: text("currency, printed beside the cost").optional(),
    profile_kg: price("a kilogram of profile, worked").optional(),
    plate_kg: price("a kilogram of plate, cut").optional(),
    bolts: noted(
      z.record(z.string().min(1).max(10), price("a bolt with nut and washers, tightened")),
      "a bolt with nut and washers, tightened, by size: { M20: 2.5 }; M20 10.9 for another grade than 8.8",
    ).optional(),
    hole: price("a hole").optional(),
    fasteners: noted(
      z.record(z.string().min(1).max(30), price("a fastener of a timber joint, placed")),
      "a fastener of a timber joint, placed, by name: { dowel 12: 2.5, A1 80: 4 }",
    ).optional(),
    weld_m: listOf(
      part(
        () => ({ throat_mm: positive("throat", "mm", { most: 100 }), price: price("a metre of it") }),
        "a fillet weld",
      ),
      "a metre of fillet weld by its throat; between two throats by the square of the throat",
      1,
      30,
    ).optional(),
  }),
  "prices of the company",
);

const rules = part(
  () => ({
    bolt_sizes: listOf(boltSizeField, "sizes of bolts that are used", 1, 30).optional(),
    bolt_grades: listOf(boltGradeField, "grades of bolts that are used", 1, 10).optional(),
    thicknesses_mm: sizes("thickness of plate in stock").optional(),
    throats_mm: sizes("throat that is welded").optional(),
    diameters_mm: sizes("diameter of dowels and bolts of timber joints in stock").optional(),
    families: listOf(text("a family of profiles: IPE, HE"), "families of profiles in stock", 1, 30).optional(),
    series: oneOf(["main", "all"], "series of profiles: those rolled everywhere, or all; {default main}").optional(),
    widths_mm: sizes("width of timber in stock").optional(),
    heights_mm: sizes("height of timber in stock").optional(),
    most_utilization: between(0.1, 1, "the proposal is used at most so far; {default 1}").optional(),
  }),
  "rules of the company",
);

export const objectives = ["weight", "cost", "utilization", "fasteners"] as const;

export const howSchema = strict(() => ({
  objective: oneOf(
    objectives,
    "what the best is: least weight, least cost, used most, or the fewest fasteners of a timber joint; {default} weight, of timber joints fasteners",
  ).optional(),
  prices: prices.optional(),
  rules: rules.optional(),
  most: whole(1, 50, "how many proposals, the best first; {default 5}").optional(),
}));

export type ProposalOptions = z.output<typeof howSchema>;
export type Prices = z.output<typeof prices>;
export type Rules = z.output<typeof rules>;
