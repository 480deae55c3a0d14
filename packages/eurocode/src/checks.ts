import { combinations } from "./en-1990/check.ts";
import { loads } from "./en-1991/check.ts";
import type { LoadGeometry } from "./en-1991/geometry.ts";
import { concreteColumns } from "./en-1992-1-1/check.ts";
import { steelMembers } from "./en-1993-1-1/check.ts";
import type { SteelMemberGeometry } from "./en-1993-1-1/geometry.ts";
import { connections } from "./en-1993-1-8/check.ts";
import type { JointGeometry } from "./en-1993-1-8/geometry.ts";
import { fatigue } from "./en-1993-1-9/check.ts";
import { timberMembers } from "./en-1995-1-1/check.ts";
import type { TimberJointGeometry } from "./en-1995-1-1/connections/geometry.ts";
import type { TimberGeometry } from "./en-1995-1-1/geometry.ts";
import { earthquake } from "./en-1998-1/check.ts";
import type { Check } from "./engine/kind.ts";
import type { Endpoint } from "./typed-check.ts";

/**
 * Every check there is. Routes, commands, forms, the OpenAPI document and the pages of the documentation are made from
 * this list: a further standard is one folder and one line.
 */
export const checks: readonly Check[] = [
  concreteColumns,
  steelMembers,
  connections,
  fatigue,
  timberMembers,
  earthquake,
  combinations,
  loads,
];

/** What the pictures of an item show, where they show more than its values. */
interface Geometries {
  readonly "en-1991": LoadGeometry;
  readonly "en-1993-1-1": SteelMemberGeometry;
  readonly "en-1993-1-8": JointGeometry;
  readonly "en-1995-1-1": TimberGeometry | TimberJointGeometry;
}

export type GeometryOf<E extends Endpoint> = E extends keyof Geometries ? Geometries[E] : undefined;
export type Geometry = Geometries[keyof Geometries];
