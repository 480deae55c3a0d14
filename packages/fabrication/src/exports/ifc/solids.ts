/** Shapes of parts, each made once: what is alike in many pieces is one line of the file. */
import type { IFC4 } from "web-ifc";
import { endAt } from "../../assessment/skew.ts";
import { cross, minus, unit } from "../../axes.ts";
import type { BoltPart, EndName, PlateHole, ProfilePart, WeldPart } from "../../fabrication.ts";
import type { Point } from "../../members/model.ts";
import { area, type Polygon, type SectionShape, type XY } from "../solid-views.ts";
import { arbitrary } from "./profiles.ts";
import type { IfcWriter, Ref } from "./writer.ts";

export type Shape = Ref<IFC4.IfcShapeRepresentation>;
type Profile = Ref<IFC4.IfcProfileDef>;

export class Solids {
  readonly #w: IfcWriter;
  readonly #body: Ref<IFC4.IfcGeometricRepresentationContext>;
  readonly #shapes = new Map<string, Shape>();
  readonly #outlines = new Map<string, Profile>();
  readonly #products = new Map<Shape, Ref<IFC4.IfcProductDefinitionShape>>();

  constructor(w: IfcWriter, body: Ref<IFC4.IfcGeometricRepresentationContext>) {
    this.#w = w;
    this.#body = body;
  }

  once(key: string, make: () => Shape): Shape {
    let known = this.#shapes.get(key);
    if (!known) {
      known = make();
      this.#shapes.set(key, known);
    }
    return known;
  }

  outline(name: string, loop: Polygon): Profile {
    const key = `${name} ${JSON.stringify(loop)}`;
    let known = this.#outlines.get(key);
    if (!known) {
      known = arbitrary(this.#w, name, [loop]);
      this.#outlines.set(key, known);
    }
    return known;
  }

  solid(profile: Profile, depth: number, origin: Point, z: Point, x: Point): Ref<IFC4.IfcExtrudedAreaSolid> {
    const w = this.#w;
    return w.add(
      new w.ifc.IfcExtrudedAreaSolid(profile, w.axes(origin, z, x), w.direction([0, 0, 1]), w.positive(depth)),
    );
  }

  extruded(profile: Profile, depth: number, origin: Point, z: Point, x: Point): Shape {
    return this.representation([this.solid(profile, depth, origin, z, x)]);
  }

  /** A profile along x. With a skew end it is told by its faces: kernels differ in how they cut a profile by a plane. */
  piece(profile: Profile, part: ProfilePart, shape: SectionShape): Shape {
    const w = this.#w;
    const skew = [part.cuts.start, part.cuts.end].some((one) => one.about_y_deg !== 0 || one.about_z_deg !== 0);
    if (!skew) return this.extruded(profile, part.length_mm, [0, 0, 0], [1, 0, 0], [0, 1, 0]);
    const outer = shape.loops.filter((loop) => area(loop) > 0);
    const inner = shape.loops.filter((loop) => area(loop) < 0);
    const solids = outer.map((loop, i) => this.#faceted([loop, ...(i === 0 ? inner : [])], part, shape));
    return w.add(new w.ifc.IfcShapeRepresentation(this.#body, w.label("Body"), w.label("Brep"), solids));
  }

  /** Between the planes of its ends: a face for each side of each loop, and the two ends. */
  #faceted(loops: readonly Polygon[], part: ProfilePart, shape: SectionShape): Ref<IFC4.IfcFacetedBrep> {
    const w = this.#w;
    const { ifc } = w;
    const at = (end: EndName, [y, z]: XY): Point => [endAt(part, end, y, z, shape), y, z];
    const bound = (points: readonly Point[], first: boolean) => {
      const loop = w.add(new ifc.IfcPolyLoop(points.map((one) => w.point(one))));
      const along = new ifc.IfcBoolean(true);
      return w.add(first ? new ifc.IfcFaceOuterBound(loop, along) : new ifc.IfcFaceBound(loop, along));
    };
    const face = (...all: readonly (readonly Point[])[]) =>
      w.add(new ifc.IfcFace(all.map((points, i) => bound(points, i === 0))));
    const sides = loops.flatMap((loop) =>
      loop.map((from, i) => {
        const to = loop[(i + 1) % loop.length] ?? from;
        return face([at("start", from), at("start", to), at("end", to), at("end", from)]);
      }),
    );
    const ends = [
      face(...loops.map((loop) => [...loop].reverse().map((one) => at("start", one)))),
      face(...loops.map((loop) => loop.map((one) => at("end", one)))),
    ];
    return w.add(new ifc.IfcFacetedBrep(w.add(new ifc.IfcClosedShell([...sides, ...ends]))));
  }

  representation(items: readonly Ref<IFC4.IfcExtrudedAreaSolid>[]): Shape {
    const w = this.#w;
    return w.add(new w.ifc.IfcShapeRepresentation(this.#body, w.label("Body"), w.label("SweptSolid"), [...items]));
  }

  /** IFC4 lets several products share it (ShapeOfProduct, one or more). */
  product(shape: Shape): Ref<IFC4.IfcProductDefinitionShape> {
    let known = this.#products.get(shape);
    if (!known) {
      known = this.#w.add(new this.#w.ifc.IfcProductDefinitionShape(null, null, [shape]));
      this.#products.set(shape, known);
    }
    return known;
  }

  /** A drill along z from the origin; a slot lies along x. */
  hole({ d_mm, slot_mm }: Pick<PlateHole, "d_mm" | "slot_mm">, depth: number): Shape {
    return this.once(`hole ${d_mm} ${slot_mm ?? 0} ${depth}`, () =>
      this.extruded(this.#holeProfile(d_mm, slot_mm), depth, [0, 0, 0], [0, 0, 1], [1, 0, 0]),
    );
  }

  #holeProfile(d: number, slot: number | undefined): Ref<IFC4.IfcProfileDef> {
    const w = this.#w;
    const { ifc } = w;
    const { AREA } = ifc.IfcProfileTypeEnum;
    if (slot === undefined || slot <= d) {
      const centre = w.add(new ifc.IfcAxis2Placement2D(w.point([0, 0]), w.direction([1, 0])));
      return w.add(new ifc.IfcCircleProfileDef(AREA, null, centre, w.positive(d / 2)));
    }
    const half = (slot - d) / 2;
    const arc = (cx: number, from: number) =>
      Array.from({ length: 9 }, (_, k) => {
        const a = from + (k / 8) * Math.PI;
        return [cx + (d / 2) * Math.cos(a), (d / 2) * Math.sin(a)] as const;
      });
    return this.outline("slot", [...arc(half, -Math.PI / 2), ...arc(-half, Math.PI / 2)]);
  }

  /** A shank along x and, of a bolt, its head behind the origin: hexagon of about 1.6 d over flats, 0.65 d high. */
  fastener(part: BoltPart): Shape {
    const w = this.#w;
    const { ifc } = w;
    const { AREA } = ifc.IfcProfileTypeEnum;
    const centre = w.add(new ifc.IfcAxis2Placement2D(w.point([0, 0]), w.direction([1, 0])));
    const shank = w.add(new ifc.IfcCircleProfileDef(AREA, null, centre, w.positive(part.d_mm / 2)));
    const solids = [this.solid(shank, part.length_mm, [0, 0, 0], [1, 0, 0], [0, 1, 0])];
    if (part.kind === "bolt") {
      const r = (0.8 * part.d_mm) / Math.cos(Math.PI / 6);
      const hexagon: Polygon = Array.from({ length: 6 }, (_, k) => [
        r * Math.cos((k * Math.PI) / 3),
        r * Math.sin((k * Math.PI) / 3),
      ]);
      solids.push(
        this.solid(this.outline("head", hexagon), 0.65 * part.d_mm, [-0.65 * part.d_mm, 0, 0], [1, 0, 0], [0, 1, 0]),
      );
    }
    return this.representation(solids);
  }

  /** A bar as thick as the legs along each piece of the path; undefined where it has no length. */
  weld(part: WeldPart, path: readonly Point[]): Shape | undefined {
    const half = (part.throat_mm * Math.SQRT2) / 2;
    const square: Polygon = [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ];
    const runs = path.slice(1).flatMap((to, i) => {
      const from = path[i] ?? to;
      const length = Math.hypot(...minus(to, from));
      return length < 0.001 ? [] : [{ from, along: unit(minus(to, from)), length }];
    });
    if (runs.length === 0) return undefined;
    return this.once(`weld ${part.throat_mm} ${JSON.stringify(path)}`, () =>
      this.representation(
        runs.map(({ from, along, length }) => {
          const x = unit(cross(Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], along));
          return this.solid(this.outline("weld", square), length, from, along, x);
        }),
      ),
    );
  }
}
