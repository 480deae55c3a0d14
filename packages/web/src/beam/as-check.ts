import type { Check } from "@x/eurocode";
import { beamDesignSchema } from "@x/eurocode/beams/design";
import { checks } from "../registry.ts";
import { example } from "./beam.ts";

/** A beam among what projects keep: one item, whose fields are those of its schema. It is calculated by itself, not as a check. */
const { national_annex: _, ...item } = example;

const beamCheck: Check = {
  endpoint: "beam",
  standard: "",
  title: "",
  about: "",
  one: "beam",
  kinds: {
    beam: {
      name: "beam",
      title: "",
      schema: beamDesignSchema,
      example: item,
      label: () => "",
      run: () => {
        throw new Error("a beam is no check");
      },
    },
  },
  top: {},
  example,
};

export function takeBeam(): Check {
  if (!checks.includes(beamCheck)) checks.push(beamCheck);
  return beamCheck;
}
