import { drawings } from "../kept.ts";
import { drawnFaults, drawnSection } from "./drawn.ts";

/** From then on own sections may be drawn. */
export function bringDrawings(): void {
  drawings.brought ??= { faults: drawnFaults, make: drawnSection };
}
