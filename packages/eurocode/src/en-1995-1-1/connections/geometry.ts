import { centred, elastic } from "../../en-1993-1-8/bolt-groups/distribution.ts";
import type { Sheet } from "../../engine/sheet.ts";
import type { AxialItem } from "./axial-schema.ts";
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
  /** between the faces of the members, half in each */
  readonly connector: { readonly d_c: number; readonly h_e: number; readonly staggered: boolean } | undefined;
  /** each fastener with its force, where they are placed one by one */
  readonly bolts: readonly { readonly x: number; readonly y: number; readonly F_x: number; readonly F_y: number }[];
}

/** Screws and nails along their axis, as a cut along a row shows them. */
export interface AxialJointGeometry {
  readonly kind: "axial-joint";
  readonly d: number;
  readonly fastener: string;
  readonly length: number;
  /** between axis and joint, in degrees */
  readonly slant: number;
  /** how much of the thread is in the member under the head, and in that with the point */
  readonly threads: readonly [head: number, point: number];
  readonly members: readonly { readonly t: number; readonly plate: boolean; readonly name: string }[];
  readonly n: number;
  /** along the row, as given, else the least of Table 8.6 */
  readonly apart: number;
  readonly crossed: boolean;
  /** along the joint of screws at a slant, else along the fasteners */
  readonly F: number;
}

type Axial = Pick<AxialItem, "d_mm" | "length_mm" | "members" | "n" | "a_1_mm" | "l_ef_mm" | "l_ef_head_mm">;
type AlongAxis = Pick<AxialJointGeometry, "fastener" | "slant" | "crossed" | "F">;

export function drawAxial(sheet: Sheet, item: Axial, along: AlongAxis): void {
  const { d_mm: d, length_mm: length, members, n, a_1_mm = 7 * d, l_ef_mm = 0, l_ef_head_mm = 0 } = item;
  sheet.geometry = (): AxialJointGeometry => ({
    kind: "axial-joint",
    ...along,
    d,
    length,
    threads: [l_ef_head_mm, l_ef_mm],
    members: members.map(({ t_mm, plate = false, species, panel, steel_grade }) => ({
      t: t_mm,
      plate,
      name: species ?? panel ?? steel_grade ?? "",
    })),
    n,
    apart: a_1_mm,
  });
}

/** Leaves what a picture shows on the sheet: spacings as given, else the least. */
export function draw(
  sheet: Sheet,
  item: DowelTypeItem,
  { type, d }: Fastener,
  parts: readonly Part[],
  all: readonly Placed[],
  connector?: TimberJointGeometry["connector"],
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
        t: part.item.t_mm,
        depth: isWood(part) ? part.depth : part.t,
        alpha: isWood(part) ? part.alpha : undefined,
        name: part.item.species ?? part.item.panel ?? part.item.steel_grade ?? "",
      })),
      n,
      rows,
      spacings: { ...first.least, ...first.given },
      F: F_Ed,
      connector,
      bolts: forcesOf(item),
    };
  };
}

function forcesOf({ bolts = [], N_Ed = 0, V_Ed = 0, M_Ed = 0 }: DowelTypeItem): TimberJointGeometry["bolts"] {
  const points = centred(bolts);
  const forces = elastic(points, { V_x: N_Ed, V_y: V_Ed, M: M_Ed });
  return points.map(({ x, y }, i) => ({ x, y, F_x: forces[i]?.F_x ?? 0, F_y: forces[i]?.F_y ?? 0 }));
}
