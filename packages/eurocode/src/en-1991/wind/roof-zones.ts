import type { ZoneCoefficients } from "./coefficients.ts";
import type { ZonePlaces } from "./zone-geometry.ts";

/** Coefficients of the zones of a roof with their places. */
export interface RoofZone {
  readonly coefficients: ZoneCoefficients;
  readonly place: ZonePlaces;
}

export const joined = (coefficients: readonly ZoneCoefficients[], places: readonly ZonePlaces[]): RoofZone[] =>
  places.flatMap((place) => {
    const found = coefficients.find(({ id }) => id === place.id);
    return found ? [{ coefficients: found, place }] : [];
  });

/** Area of a slope over its plan. */
export const stretchOf = (alpha: number): number => 1 / Math.cos((alpha * Math.PI) / 180);
