import type { SnowArrangement } from "./snow/model.ts";
import type { SnowItem } from "./snow/schema.ts";
import type { WindZone } from "./wind/model.ts";
import type { AtHeight } from "./wind/pressure.ts";
import type { WindItem } from "./wind/schema.ts";

/** What the pictures of a load show, as the calculation took it. */
export type LoadGeometry = SnowGeometry | WindGeometry | LayersGeometry;

export interface SnowGeometry {
  readonly kind: "snow";
  readonly roof: SnowItem["roof"];
  readonly item: SnowItem;
  readonly arrangements: readonly SnowArrangement[];
}

export interface WindGeometry {
  readonly kind: "wind";
  readonly item: WindItem;
  readonly zones: readonly WindZone[];
  readonly profile: readonly AtHeight[];
  readonly z_e: number | undefined;
}

export interface LayersGeometry {
  readonly kind: "layers";
  readonly layers: readonly { readonly name: string; readonly t_mm: number | undefined; readonly g: number }[];
}
