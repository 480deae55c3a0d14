import type { Scanner } from "../test/drawings/pictures.ts";
import { Chance } from "../test/random/chance.ts";

/** How a random sheet comes to OCR: the same seed gives the same look. */
export function lookOf(seed: number): { readonly kind: string; readonly scanner?: Scanner } {
  const chance = new Chance(seed + 900_000_007);
  const look = chance.weighed([
    [2, "outlines"],
    [2, "150"],
    [3, "200"],
    [2, "300"],
  ]);
  if (look === "outlines") return { kind: "outlines" };
  const [degrees, dirt, ground] = [chance.between(0.5, 2), chance.between(0, 0.5), chance.yes(0.3)];
  const negative = chance.yes(0.1);
  return {
    kind: `${look} dpi${ground ? ", grey" : ""}${negative ? ", negative" : ""}`,
    scanner: {
      dpi: Number(look),
      degrees: chance.yes(0.25) ? 0 : chance.yes(0.5) ? degrees : -degrees,
      dirt: chance.yes(0.3) ? 0 : dirt,
      ground: ground ? chance.between(0.55, 0.85) : 1,
      negative,
    },
  };
}
