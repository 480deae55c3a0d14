import type { Sheet } from "../../../engine/sheet.ts";
import type { AxialBoltsItem } from "./schema.ts";

/** What the picture of a bolt along its axis shows: a section along it. */
export interface AxialBoltsGeometry {
  readonly kind: "axial-bolts";
  readonly d: number;
  readonly n: number;
  /** under head and nut */
  readonly ends: readonly {
    readonly name: string | undefined;
    readonly d_e: number;
    readonly t: number;
    readonly plate: boolean;
  }[];
  readonly F: number;
}

export function drawBolts(sheet: Sheet, item: AxialBoltsItem, wide: readonly number[], F: number): void {
  sheet.geometry = (): AxialBoltsGeometry => ({
    kind: "axial-bolts",
    d: item.d_mm,
    n: item.n ?? 1,
    ends: item.ends.map(({ species, washer, plate_mm }, i) => ({
      name: species,
      d_e: wide[i] ?? 0,
      t: washer?.t_mm ?? plate_mm ?? 0,
      plate: plate_mm !== undefined,
    })),
    F,
  });
}
