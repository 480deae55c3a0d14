import type { Sheet } from "../engine/sheet.ts";
import type { Actions } from "./cross-section.ts";
import type { MemberItem } from "./schema.ts";

/** What the picture of a member shows beside its values: its forces and loads, kN, kNm and kN/m. */
export interface TimberGeometry {
  readonly kind: "timber";
  readonly actions: Actions;
  readonly loads: {
    readonly g: number;
    readonly G: number;
    readonly variable: readonly { readonly q: number; readonly Q: number }[];
  };
  readonly exposed: readonly ("top" | "bottom" | "left" | "right")[];
  /** a hole, rectangular where it has a length a: its middle from the left support, and above the axis, mm */
  readonly hole?: { readonly d: number; readonly a?: number; readonly x: number; readonly e: number };
}

const allSides = ["top", "bottom", "left", "right"] as const;

/** Leaves what a picture shows on the sheet; it is made only when a picture is wanted. */
export function draw(sheet: Sheet, { serviceability, fire, hole }: MemberItem, actions: Actions): void {
  sheet.geometry = (): TimberGeometry => ({
    kind: "timber",
    actions,
    loads: {
      g: serviceability?.g_kN_m ?? 0,
      G: serviceability?.G_kN ?? 0,
      variable: (serviceability?.variable ?? []).map(({ q_kN_m = 0, Q_kN = 0 }) => ({ q: q_kN_m, Q: Q_kN })),
    },
    exposed: fire?.exposed ?? allSides,
    ...(hole?.l_A_mm === undefined
      ? {}
      : {
          hole: {
            d: hole.d_mm,
            x: hole.l_A_mm + (hole.a_mm ?? hole.d_mm) / 2,
            e: hole.e_mm ?? 0,
            ...(hole.a_mm === undefined ? {} : { a: hole.a_mm }),
          },
        }),
  });
}
