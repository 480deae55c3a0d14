/** Sections drawn by an outline, or put together from parts: what is wrong with them, and their properties. */
import { says as form, show } from "../../basis/form.ts";
import { listed, type Message } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { above, notWith } from "../../basis/refusals.ts";
import type { Profile as CatalogueProfile } from "../catalogue.ts";
import { type Drawn, type DrawnSection, keepDrawn, type SectionPart } from "../kept.ts";
import { lazySection } from "../lazy-section.ts";
import { bounds, length, moved, type Outline } from "../outline.ts";
import { assemble, type PlaneProperties, planeProperties, principalAxes } from "../properties.ts";
import { section } from "../section.ts";
import { greatestThickness } from "../thickness.ts";
import type { Section } from "../types.ts";
import { elasticShearAreas, moduli } from "./elastic.ts";
import { type Mesh, mesh, type Rings } from "./mesh.ts";
import { areaOfRing, flatsOf, isSimple, openRing, outlineOfPart, outlineOfPolygon, ringsOf } from "./parts.ts";
import { says } from "./says.ts";
import { type Warping, warpingOf } from "./warping.ts";

interface Fault {
  readonly path: string;
  readonly said: Message;
}

interface Laid {
  readonly outline: Outline;
  readonly pieces: readonly Rings[];
  readonly net: Mesh;
}

/** A drawing that is looked at for its faults is worked out a moment later. */
let last: { readonly own: DrawnSection; readonly laid: Laid } | undefined;

/** More would keep a server busy. */
const mostPoints = 500;
const mostParts = 100;

export function drawnFaults(own: DrawnSection, shape: "polygon" | "parts"): Fault[] {
  return shape === "polygon" ? faultsOfPolygon(own) : faultsOfParts(own);
}

function faultsOfPolygon(own: DrawnSection): Fault[] {
  const rings = ringsOfPolygon(own);
  if (rings.flat().length > mostPoints) return [{ path: "points_mm", said: says.tooMany({ most: mostPoints }) }];
  for (const [i, ring] of rings.entries()) {
    const path = i === 0 ? "points_mm" : `holes_mm[${i - 1}]`;
    if (!isListOfPlaces(ring) || ring.length < 3 || Math.abs(areaOfRing(ring)) < 1)
      return [{ path, said: says.noArea }];
  }
  if (!isSimple(rings)) return [{ path: "points_mm", said: says.crosses }];
  return lay(own, outlineOfPolygon(rings), [rings]) ? [] : [{ path: "points_mm", said: says.tooFine }];
}

const isListOfPlaces = (ring: unknown): boolean =>
  Array.isArray(ring) &&
  ring.every((place) => Array.isArray(place) && place.length === 2 && place.every((value) => Number.isFinite(value)));

const ringsOfPolygon = ({ points_mm = [], holes_mm = [] }: DrawnSection): Rings =>
  Array.isArray(points_mm) && Array.isArray(holes_mm)
    ? [points_mm, ...holes_mm].map((ring) => (Array.isArray(ring) ? openRing(ring) : []))
    : [[]];

function faultsOfParts(own: DrawnSection): Fault[] {
  const parts = Array.isArray(own.parts) ? own.parts : [];
  if (parts.length === 0) return [{ path: "parts", said: says.plateOrProfile }];
  if (parts.length > mostParts) return [{ path: "parts", said: says.tooMany({ most: mostParts }) }];
  const faults = parts.flatMap((part, i) =>
    faultsOfPart(part).map(({ path, said }) => ({ path: `parts[${i}]${path}`, said })),
  );
  if (faults.length > 0) return faults;
  const outlines = parts.map((part) => outlineOfPart(part) ?? []);
  const laid = lay(own, outlines.flat(), outlines.map(ringsOf));
  if (!laid) return [{ path: "parts", said: says.tooFine }];
  const { overlap, bodies, triangles } = laid.net;
  if (overlap > 1e-6 * triangles.length && overlap > 0.01)
    return [{ path: "parts", said: says.overlap({ area: significant(overlap, 3) }) }];
  if (bodies.length < 2) return [];
  const least = bodies.reduce((one, other) => (other.length < one.length ? other : one));
  const apart = listed(
    "and",
    least.map((i) => `parts[${i}]`),
  );
  return [{ path: "parts", said: says.apart({ parts: apart }) }];
}

function faultsOfPart(part: SectionPart): Fault[] {
  if (part === null || typeof part !== "object") return [{ path: "", said: says.plateOrProfile }];
  const numbers = (["y_mm", "z_mm", "angle_deg"] as const).flatMap((name) =>
    part[name] === undefined || Number.isFinite(part[name])
      ? []
      : [{ path: `.${name}`, said: form.wrongType({ wanted: form.number, given: show(part[name]) }) }],
  );
  return [...(part.profile === undefined ? faultsOfPlate(part) : faultsOfProfile(part)), ...numbers];
}

function faultsOfPlate({ b_mm, t_mm }: SectionPart): Fault[] {
  if (b_mm === undefined || t_mm === undefined) return [{ path: "", said: says.plateOrProfile }];
  return Object.entries({ b_mm, t_mm }).flatMap(([name, value]) =>
    Number.isFinite(value) && value > 0 ? [] : [{ path: `.${name}`, said: above(0, show(value)) }],
  );
}

function faultsOfProfile(part: SectionPart): Fault[] {
  const faults: Fault[] = (["b_mm", "t_mm"] as const).flatMap((name) =>
    part[name] === undefined ? [] : [{ path: `.${name}`, said: notWith("profile") }],
  );
  return typeof part.profile === "string" && outlineOfPart(part)
    ? faults
    : [...faults, { path: ".profile", said: says.notOneProfile }];
}

/** About its own centroid, divided into triangles. */
function lay(own: DrawnSection, outline: Outline, given: readonly Rings[]): Laid | undefined {
  if (last?.own === own) return last.laid;
  const plane = planeProperties(outline);
  const pieces = given.map((rings) =>
    rings.map((ring) => ring.map(([y, z]) => [y - plane.y_c, z - plane.z_c] as const)),
  );
  const net = mesh(pieces, plane.A);
  if (!net) return undefined;
  const laid = { outline: moved(outline, -plane.y_c, -plane.z_c), pieces, net };
  last = { own, laid };
  return laid;
}

/** So much of its size is no asymmetry. */
const alike = 1e-5;

export function drawnSection(
  own: DrawnSection,
  shape: "polygon" | "parts",
  standard: string,
  welded: boolean,
): Section {
  const rings = shape === "polygon" ? ringsOfPolygon(own) : [];
  const outlines =
    shape === "polygon" ? [outlineOfPolygon(rings)] : (own.parts ?? []).map((p) => outlineOfPart(p) ?? []);
  const laid = lay(own, outlines.flat(), shape === "polygon" ? [rings] : outlines.map(ringsOf));
  if (!laid) throw new Error("a section that was not looked at for its faults");
  const edge = bounds(laid.outline);
  const [h_mm, b_mm] = [edge.top - edge.bottom, edge.right - edge.left];
  const plane = planeProperties(laid.outline);
  const torsion = warpingOf(laid.net);
  const drawn = describe(own, shape, laid, plane, torsion);
  const cuts = elasticShearAreas(plane.centred, plane);
  const shear = { A_v_z: Math.min(cuts.A_v_z, torsion.A_v_z), A_v_y: Math.min(cuts.A_v_y, torsion.A_v_y) };
  const profile: CatalogueProfile = {
    designation: `${shape} ${significant(h_mm, 4)}x${significant(b_mm, 4)}`,
    family: "own",
    standard,
    shape,
    fabrication: welded ? "welded" : "rolled",
    dimensions: { h_mm, b_mm },
    notes: [
      "centroid, second moments and plastic moduli from the outline; I_t, I_w and shear centre by finite elements (Saint-Venant)",
      "shear areas are elastic: V S / (I t), EN 1993-1-1 6.2.6(4)",
      ...(shape === "parts" ? ["parts are joined along all of the edges where they touch"] : []),
    ],
  };
  const fresh = lazySection(profile, () => {
    const member = {
      I_t: torsion.I_t,
      I_t_source: "Saint-Venant, finite elements",
      I_w: torsion.I_w,
      I_w_source: "warping function, finite elements",
      y_0: drawn.y_0,
      z_0: drawn.z_0,
    };
    const found = assemble(plane, member, {
      painted: outerLength(laid, shape),
      aboutY: drawn.symmetricY,
      aboutZ: drawn.symmetricZ,
      shape,
      shear: { A_v_z_mm2: shear.A_v_z, A_v_y_mm2: shear.A_v_y },
    });
    const { angle } = principalAxes(plane.I_y, plane.I_z, plane.I_yz);
    return drawn.oblique ? { ...found, alpha_deg: (angle * 180) / Math.PI } : found;
  });
  keepDrawn(fresh, drawn);
  return fresh;
}

function describe(
  { parts }: DrawnSection,
  shape: "polygon" | "parts",
  { outline, pieces, net }: Laid,
  p: PlaneProperties,
  { y_0, z_0, slenderZ, slenderY }: Warping,
): Drawn {
  const size = Math.max(p.top + p.bottom, p.left + p.right);
  const zero = (value: number, of: number): boolean => Math.abs(value) <= alike * of;
  const straight = zero(p.I_yz, p.I_y + p.I_z);
  const third = (p.I_y + p.I_z) * size;
  // the shear centre is that of elements, which are not quite symmetric themselves
  const [onY, onZ] = [Math.abs(y_0) < 0.005 * size, Math.abs(z_0) < 0.005 * size];
  const symmetricZ =
    straight && onY && zero(p.m.T_yyy, third) && zero(p.m.T_yzz, third) && zero(p.left - p.right, size);
  const symmetricY =
    straight && onZ && zero(p.m.T_zzz, third) && zero(p.m.T_yyz, third) && zero(p.top - p.bottom, size);
  return {
    outline,
    thickness: shape === "polygon" ? net.thickness : Math.max(...(parts ?? []).map((part) => thicknessOfPart(part))),
    flats: shape === "polygon" ? undefined : flatsOf(shifted(parts ?? [], pieces), pieces),
    profiles: (parts ?? []).flatMap(({ profile }) => (profile === undefined ? [] : [profile])),
    symmetricY,
    symmetricZ,
    oblique: !straight,
    slenderZ,
    slenderY,
    ...moduli(p.centred, p),
    y_0: symmetricZ ? 0 : y_0,
    z_0: symmetricY ? 0 : z_0,
  };
}

/** Plates at their places about the centroid: the middle of their rings. */
const shifted = (parts: readonly SectionPart[], pieces: readonly Rings[]): SectionPart[] =>
  parts.map((part, i) => {
    const ring = pieces[i]?.[0] ?? [];
    const sum = ring.reduce(([y, z], place) => [y + place[0], z + place[1]] as const, [0, 0] as const);
    return { ...part, y_mm: sum[0] / ring.length, z_mm: sum[1] / ring.length };
  });

function thicknessOfPart({ profile, b_mm = 0, t_mm = 0 }: SectionPart): number {
  const found = profile === undefined ? undefined : section(profile);
  return found ? greatestThickness(found) : Math.min(b_mm, t_mm);
}

/** All around an outline, or, of parts, around all of them: faces that touch are counted, on the safe side for paint and fire. */
const outerLength = ({ outline, pieces }: Laid, shape: "polygon" | "parts"): number =>
  shape === "parts" ? length(outline) : perimeterOf(pieces[0]?.[0] ?? []);

const perimeterOf = (ring: Rings[number]): number =>
  ring.reduce((sum, [y, z], i) => {
    const [y2, z2] = ring[(i + 1) % ring.length] ?? [y, z];
    return sum + Math.hypot(y2 - y, z2 - z);
  }, 0);
