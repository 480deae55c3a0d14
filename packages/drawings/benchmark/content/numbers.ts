/** Numbers as a sheet writes them. */
import { massPerMetre, sectionOfCell } from "@x/fabrication/members";
import type { Chance } from "../../test/random/chance.ts";
import type { Words } from "./words.ts";

export interface Numbers {
  readonly length: (mm: number) => string;
  readonly kilograms: (kg: number) => string;
  readonly pieces: (n: number) => string;
  /** the lengths are in metres, centimetres */
  readonly unit: "mm" | "m" | "cm";
}

const grouped = (whole: string, sign: string) => (sign === "" ? whole : whole.replace(/\B(?=(\d{3})+(?!\d))/g, sign));

export function numbersOf(chance: Chance, { decimal, thousands }: Words): Numbers {
  const sign = chance.of(thousands);
  const unit = chance.weighed([
    [9, "mm" as const],
    [1.2, "m" as const],
    [0.3, "cm" as const],
  ]);
  const metres = chance.of([2, 3, 3]);
  const digits = chance.of([0, 1, 1, 2]);
  const behind = unit === "mm" ? chance.weighed([[12, ""], [1, " mm"]]) : chance.weighed([[3, ""], [1, ` ${unit}`]]); // biome-ignore format: weights
  const pieces = chance.weighed([[14, (n: number) => `${n}`], [1, (n: number) => `${n}x`], [0.5, (n: number) => `${n}${decimal}00`]]); // biome-ignore format: weights
  return {
    unit,
    pieces,
    length: (mm) => {
      if (unit === "m")
        return (mm / 1000).toFixed(metres === 2 && mm % 10 === 0 ? 2 : 3).replace(".", decimal) + behind;
      return grouped(unit === "cm" ? `${mm / 10}`.replace(".", decimal) : `${mm}`, sign) + behind;
    },
    kilograms: (kg) => {
      const [whole = "", rest] = kg.toFixed(digits).split(".");
      return grouped(whole, sign) + (rest === undefined ? "" : decimal + rest);
    },
  };
}

export const perMetre = (norm: string): number => massPerMetre(sectionOfCell(norm)?.profile ?? "") ?? 10;
