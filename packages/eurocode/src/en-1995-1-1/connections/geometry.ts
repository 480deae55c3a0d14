import { centred, elastic } from "../../en-1993-1-8/bolt-groups/distribution.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { type Fastener, isWood, type Part } from "./model.ts";
import type { Placed } from "./row.ts";
import type { DowelTypeItem } from "./schema.ts";
import type { Spacings } from "./spacing.ts";

/** What the picture of a joint shows: its members as cut along a fastener, and the pattern on the first of wood. */
export interface TimberJointGeometry {
  readonly kind: "timber-joint";
  readonly d: number;
  readonly fastener: string;
  /** thickness and how far the fastener reaches; alpha in degrees, undefined: a steel plate */
  readonly members: readonly {
    readonly t: number;
    readonly depth: number;
    readonly alpha: number | undefined;
    readonly name: string;
  }[];
  readonly n: number;
  readonly rows: number;
  readonly spacings: Spacings;
  readonly F: number;
  /** each fastener with its force, where they are placed one by one */
  readonly bolts: readonly { readonly x: number; readonly y: number; readonly F_x: number; readonly F_y: number }[];
}

/** Leaves what a picture shows on the sheet: spacings as given, else the least. */
export function draw(
  sheet: Sheet,
  item: DowelTypeItem,
  { type, d }: Fastener,
  parts: readonly Part[],
  all: readonly Placed[],
): void {
  const { n = item.bolts?.length ?? 1, rows = 1, F_Ed = 0 } = item;
  sheet.geometry = (): TimberJointGeometry | undefined => {
    const [first] = all;
    if (!first) return undefined;
    return {
      kind: "timber-joint",
      d,
      fastener: type,
      members: parts.map((part) => ({
        t: part.t,
        depth: isWood(part) ? part.depth : part.t,
        alpha: isWood(part) ? part.alpha : undefined,
        name: part.item.species ?? part.item.panel ?? part.item.steel_grade ?? "",
      })),
      n,
      rows,
      spacings: { ...first.least, ...first.given },
      F: F_Ed,
      bolts: forcesOf(item),
    };
  };
}

function forcesOf({ bolts = [], N_Ed = 0, V_Ed = 0, M_Ed = 0 }: DowelTypeItem): TimberJointGeometry["bolts"] {
  const points = centred(bolts);
  const forces = elastic(points, { V_x: N_Ed, V_y: V_Ed, M: M_Ed });
  return points.map(({ x, y }, i) => ({ x, y, F_x: forces[i]?.F_x ?? 0, F_y: forces[i]?.F_y ?? 0 }));
}
