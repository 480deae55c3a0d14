import type { Sheet } from "../../../engine/sheet.ts";
import type { HangerItem } from "./schema.ts";

/** What the picture of a hanger or bracket shows, seen along the header. */
export interface HangerGeometry {
  readonly kind: "hanger";
  readonly type: NonNullable<HangerItem["type"]>;
  readonly product: string;
  readonly top: boolean;
  readonly header: { readonly b: number; readonly h: number; readonly name: string };
  readonly joist: { readonly h: number; readonly name: string };
  readonly nails: { readonly header: number; readonly joist: number } | undefined;
  /** positive downwards of a hanger, lifting of a bracket */
  readonly F_1: number;
  readonly F_2: number;
  readonly F_3: number;
}

export function drawHanger(sheet: Sheet, item: HangerItem): void {
  const { type = "hanger", product, mounted, header, joist, nails, F_1_Ed = 0, F_2_Ed = 0, F_3_Ed = 0 } = item;
  sheet.geometry = (): HangerGeometry => ({
    kind: "hanger",
    type,
    product,
    top: mounted === "top",
    header: { b: header.b_mm, h: header.h_mm, name: header.species },
    joist: { h: joist.h_mm, name: joist.species },
    nails: nails && { header: nails.header, joist: nails.joist },
    F_1: type === "bracket" ? Math.max(0, F_1_Ed) : F_1_Ed,
    F_2: Math.abs(F_2_Ed),
    F_3: type === "bracket" ? Math.abs(F_3_Ed) : Math.max(0, F_3_Ed),
  });
}
