/** Masses and surfaces of parts from their geometry. */
import { section } from "@x/eurocode";
import type { Cope, EndName, PlateHole, PlatePart, ProfileHole, ProfilePart, Wall } from "../fabrication.ts";

/** kg/mm³: 7850 kg/m³, EN 1991-1-1 Table A.4 */
export const steelDensity = 7.85e-6;

type Outline = PlatePart["outline"];

/** Shoelace formula; positive for an anticlockwise outline. */
function areaOf(outline: Outline): number {
  let twice = 0;
  for (const [i, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return twice / 2;
}

function perimeterOf(outline: Outline): number {
  let sum = 0;
  for (const [i, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    sum += Math.hypot(nextX - x, nextY - y);
  }
  return sum;
}

const holeArea = ({ d_mm, slot_mm = d_mm }: PlateHole | ProfileHole): number =>
  (Math.PI * d_mm * d_mm) / 4 + (slot_mm - d_mm) * d_mm;

/** At which end of a piece a slot is open: the middle of its half circle lies there. */
export function openEnd({ x_mm, slot_mm }: ProfileHole, length_mm: number): EndName | undefined {
  if (slot_mm === undefined) return undefined;
  if (x_mm - slot_mm / 2 < -0.05) return "start";
  return x_mm + slot_mm / 2 > length_mm + 0.05 ? "end" : undefined;
}

/** Where the far end of an open slot is, or the middle of any other hole. */
export function reachOf(hole: ProfileHole, length_mm: number): number {
  const { x_mm, slot_mm = 0 } = hole;
  const open = openEnd(hole, length_mm);
  return open === undefined ? x_mm : open === "start" ? x_mm + slot_mm / 2 : x_mm - slot_mm / 2;
}

export const rectangle = (width: number, height: number): Outline => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

export const round1 = (value: number): number => Math.sign(value) * (Math.round(Math.abs(value) * 10) / 10) + 0;
export const round2 = (value: number): number => Math.round(value * 100) / 100;
export const round3 = (value: number): number => Math.round(value * 1000) / 1000;

/** Masses and painted surface of one plate: both faces and the edges; paint inside holes is not counted. */
export function weighedPlate(plate: Omit<PlatePart, "mass_kg" | "net_mass_kg" | "surface_m2">): PlatePart {
  const { outline, holes, t_mm } = plate;
  const area = areaOf(outline);
  const open = holes.reduce((sum, hole) => sum + holeArea(hole), 0);
  return {
    ...plate,
    mass_kg: round3(area * t_mm * steelDensity),
    net_mass_kg: round3((area - open) * t_mm * steelDensity),
    surface_m2: round3((2 * (area - open) + perimeterOf(outline) * t_mm) / 1e6),
  };
}

/** Thickness of the wall that a hole goes through. */
export function wallThickness(profile: string, wall: Wall): number {
  const { shape, dimensions: d } = section(profile) ?? {};
  if (d === undefined) return 0;
  if (shape === "I" || shape === "channel" || shape === "tee")
    return (wall === "web" || wall === "back" ? d.t_w_mm : d.t_f_mm) ?? 0;
  if (shape === "round") return d.d_mm ?? 0;
  return d.t_mm ?? d.t_w_mm ?? 0;
}

/** What a cope takes away: a flange over its length and the web over its depth; the radius is left out of account. */
function copeVolume(profile: string, { length_mm, depth_mm }: Cope): number {
  const { dimensions: d } = section(profile) ?? {};
  if (d === undefined) return 0;
  const { b_mm = 0, t_f_mm = 0, t_w_mm = 0 } = d;
  const flange = Math.min(depth_mm, t_f_mm) * b_mm;
  return length_mm * (flange + Math.max(0, depth_mm - t_f_mm) * t_w_mm);
}

/** A skew cut takes half of its lean off the axis: the length is the greatest. */
function cutVolume(profile: string, { start, end }: ProfilePart["cuts"]): number {
  const { dimensions: d, properties } = section(profile) ?? {};
  const [h, b] = [d?.h_mm ?? d?.d_mm ?? d?.b_mm ?? 0, d?.b_mm ?? d?.d_mm ?? 0];
  const lean = ({ about_y_deg, about_z_deg }: ProfilePart["cuts"]["start"]) =>
    h * tan(Math.abs(about_y_deg)) + b * tan(Math.abs(about_z_deg));
  return ((properties?.A_mm2 ?? 0) * (lean(start) + lean(end))) / 2;
}

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** Net mass and painted surface of one profile; the gross mass is the drawing's. */
export function weighedProfile<T extends Omit<ProfilePart, "net_mass_kg" | "surface_m2">>(
  part: T,
): T & Pick<ProfilePart, "net_mass_kg" | "surface_m2"> {
  const { profile, length_mm, mass_kg, holes, copes, cuts } = part;
  const gone =
    holes.reduce((sum, hole) => {
      const beyond = openEnd(hole, length_mm) === undefined ? 0 : (Math.PI * hole.d_mm * hole.d_mm) / 8;
      return sum + (holeArea(hole) - beyond) * wallThickness(profile, hole.wall);
    }, 0) +
    copes.reduce((sum, cope) => sum + copeVolume(profile, cope), 0) +
    cutVolume(profile, cuts);
  const perMetre = section(profile)?.properties.A_L_m2_m ?? 0;
  return {
    ...part,
    net_mass_kg: round3(mass_kg - gone * steelDensity),
    surface_m2: round3((perMetre * length_mm) / 1000),
  };
}
