/**
 * model.ifc: every piece as a beam, column or member with its true profile, plates, bolts and welds, holes as openings,
 * assemblies, quantities and what the check says. Nothing in it depends on when or where it was written.
 */
import type { IFC4 } from "web-ifc";
import type {
  Assembly,
  BoltPart,
  FabricatedMember,
  Fabrication,
  Frame,
  PlatePart,
  ProfileHole,
  ProfilePart,
  WeldPart,
} from "../../fabrication.ts";
import type { Point } from "../../model.ts";
import { oneLine } from "../names.ts";
import { elevation, type Polygon, type SectionShape, sectionShape } from "../solid-views.ts";
import { cross, minus, type StandingPiece, standing, unit } from "./frames.ts";
import { guidOf } from "./guid.ts";
import { arbitrary, profileDef } from "./profiles.ts";
import { type IfcSchema, IfcWriter, type Ref } from "./writer.ts";

type Product = Ref<IFC4.IfcProduct>;
type Shape = Ref<IFC4.IfcShapeRepresentation>;
type Placement = Ref<IFC4.IfcObjectPlacement>;

export async function modelIfc(fabrication: Fabrication, schema: IfcSchema = "IFC4"): Promise<Uint8Array> {
  const w = await IfcWriter.create(schema);
  new Model(w, fabrication).write();
  return w.bytes();
}

class Model {
  readonly #w: IfcWriter;
  readonly #fabrication: Fabrication;
  readonly #members: ReadonlyMap<string, FabricatedMember>;
  readonly #profiles: ReadonlyMap<string, ProfilePart>;
  readonly #plates: ReadonlyMap<string, PlatePart>;
  readonly #bolts: ReadonlyMap<string, BoltPart>;
  readonly #welds: ReadonlyMap<string, WeldPart>;
  readonly #body: Ref<IFC4.IfcGeometricRepresentationContext>;
  readonly #site: Placement;
  /** made once for each part, used by all its pieces */
  readonly #shapes = new Map<string, Shape>();
  readonly #profileDefs = new Map<string, Ref<IFC4.IfcProfileDef> | undefined>();
  readonly #materials = new Map<string, Ref<IFC4.IfcMaterial>>();
  readonly #openings = new Map<string, readonly { shape: Shape; frame: Frame }[]>();
  /** material definition → the products it belongs to; the same for property sets */
  readonly #associated = new Map<string, { of: Ref<IFC4.IfcMaterialDefinition>; products: Product[] }>();
  readonly #defined = new Map<string, { by: Ref<IFC4.IfcPropertySetDefinition>; products: Product[] }>();

  constructor(w: IfcWriter, fabrication: Fabrication) {
    this.#w = w;
    this.#fabrication = fabrication;
    const { parts } = fabrication;
    const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
    this.#members = byId(fabrication.members);
    this.#profiles = byId([...parts.profiles, ...parts.fittings]);
    this.#plates = byId(parts.plates);
    this.#bolts = byId(parts.bolts);
    this.#welds = byId(parts.welds);
    const { ifc } = w;
    const context = w.add(
      new ifc.IfcGeometricRepresentationContext(
        null,
        w.label("Model"),
        new ifc.IfcDimensionCount(3),
        new ifc.IfcReal(0.01),
        w.axes([0, 0, 0], [0, 0, 1], [1, 0, 0]),
        null,
      ),
    );
    this.#body = w.add(
      new ifc.IfcGeometricRepresentationSubContext(
        w.label("Body"),
        w.label("Model"),
        context,
        null,
        ifc.IfcGeometricProjectionEnum.MODEL_VIEW,
        null,
      ),
    );
    this.#context = context;
    this.#site = w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, null);
  }
  readonly #context: Ref<IFC4.IfcGeometricRepresentationContext>;

  write(): void {
    const storey = this.#spatialStructure();
    const contained: Product[] = [];
    const pieces = standing(this.#fabrication.assemblies, (assembly) => this.#width(assembly));
    for (const piece of pieces) contained.push(...this.#assembly(piece));
    const { ifc } = this.#w;
    if (contained.length > 0) {
      this.#w.add(
        new ifc.IfcRelContainedInSpatialStructure(this.#id("contained"), null as never, null, null, contained, storey),
      );
    }
    for (const [key, { of, products }] of this.#associated)
      this.#w.add(new ifc.IfcRelAssociatesMaterial(this.#id("material", key), null as never, null, null, products, of));
    for (const [key, { by, products }] of this.#defined)
      this.#w.add(
        new ifc.IfcRelDefinesByProperties(this.#id("properties", key), null as never, null, null, products, by),
      );
  }

  #id(...content: (string | number)[]): IFC4.IfcGloballyUniqueId {
    return new this.#w.ifc.IfcGloballyUniqueId(guidOf(...content));
  }

  #text(value: string): IFC4.IfcLabel {
    return this.#w.label(oneLine(value, 255));
  }

  #spatialStructure(): Ref<IFC4.IfcBuildingStorey> {
    const w = this.#w;
    const { ifc } = w;
    const { project_name = "Project", drawing_number, title } = this.#fabrication.drawing_info;
    const si = (type: unknown, prefix: unknown, name: unknown) =>
      w.add(new ifc.IfcSIUnit(type as never, prefix as never, name as never));
    const { IfcUnitEnum, IfcSIPrefix, IfcSIUnitName } = ifc;
    const units = w.add(
      new ifc.IfcUnitAssignment([
        si(IfcUnitEnum.LENGTHUNIT, IfcSIPrefix.MILLI, IfcSIUnitName.METRE),
        si(IfcUnitEnum.AREAUNIT, null, IfcSIUnitName.SQUARE_METRE),
        si(IfcUnitEnum.VOLUMEUNIT, null, IfcSIUnitName.CUBIC_METRE),
        si(IfcUnitEnum.MASSUNIT, IfcSIPrefix.KILO, IfcSIUnitName.GRAM),
        si(IfcUnitEnum.PLANEANGLEUNIT, null, IfcSIUnitName.RADIAN),
      ]),
    );
    const project = w.add(
      new ifc.IfcProject(
        this.#id("project", project_name, drawing_number ?? ""),
        null,
        this.#text(project_name),
        title === undefined ? null : new ifc.IfcText(oneLine(title)),
        null,
        drawing_number === undefined ? null : this.#text(drawing_number),
        null,
        [this.#context],
        units,
      ),
    );
    const placed = this.#fabrication.assemblies.some(({ place = [] }) => place.length > 0);
    const whole = this.#fabrication.assemblies.every(({ place = [], quantity }) => place.length >= quantity);
    const about = whole
      ? "Pieces stand where the drawing puts them."
      : placed
        ? "Pieces stand where the drawing puts them; those whose place it does not give lie side by side, by mark."
        : "The drawing gives no places: pieces lie side by side, by mark.";
    const site = w.add(
      new ifc.IfcSite(
        this.#id("site"),
        null,
        w.label("Site"),
        null,
        null,
        this.#site,
        null,
        null,
        ifc.IfcElementCompositionEnum.ELEMENT,
        null,
        null,
        null,
        null,
        null,
      ),
    );
    const building = w.add(
      new ifc.IfcBuilding(
        this.#id("building"),
        null,
        this.#text(project_name),
        null,
        null,
        w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, this.#site),
        null,
        null,
        ifc.IfcElementCompositionEnum.ELEMENT,
        null,
        null,
        null,
      ),
    );
    const storey = w.add(
      new ifc.IfcBuildingStorey(
        this.#id("storey"),
        null,
        w.label("Steelwork"),
        new ifc.IfcText(about),
        null,
        w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, this.#site),
        null,
        null,
        ifc.IfcElementCompositionEnum.ELEMENT,
        w.length(0),
      ),
    );
    for (const [whole, part] of [
      [project, site],
      [site, building],
      [building, storey],
    ] as const) {
      w.add(new ifc.IfcRelAggregates(this.#id("aggregates", whole.value), null as never, null, null, whole, [part]));
    }
    return storey;
  }

  /** How far an assembly reaches across, for those that lie side by side. */
  #width(assembly: Assembly): number {
    const widths = assembly.profiles.map(({ part }) => {
      const shape = sectionShape(this.#profiles.get(part)?.profile ?? "");
      return shape ? Math.max(shape.b, shape.h) : 0;
    });
    const plates = assembly.plates.map(({ part }) => {
      const outline = this.#plates.get(part)?.outline ?? [];
      return Math.max(0, ...outline.flat());
    });
    return Math.max(100, ...widths, ...plates);
  }

  /** An assembly, and beside it what it is fixed to that belongs to another or goes loose. */
  #assembly({ assembly, piece, frame }: StandingPiece): Product[] {
    const w = this.#w;
    const { ifc } = w;
    const placement = w.placement(frame, this.#site);
    const key = [assembly.id, piece] as const;
    const whole = w.add(
      new ifc.IfcElementAssembly(
        this.#id("assembly", ...key),
        null,
        this.#text(assembly.mark),
        null,
        this.#text(assembly.role),
        placement,
        null,
        new ifc.IfcIdentifier(oneLine(assembly.mark, 255)),
        ifc.IfcAssemblyPlaceEnum.FACTORY,
        ifc.IfcElementAssemblyTypeEnum.RIGID_FRAME,
      ),
    );
    const parts: Product[] = [];
    assembly.profiles.forEach(({ part, frame: at }, i) => {
      const made = this.#profile(part, at, placement, [...key, "profile", i], assembly.role);
      if (made) parts.push(made);
    });
    assembly.fittings.forEach(({ part, frame: at }, i) => {
      const made = this.#profile(part, at, placement, [...key, "fitting", i], "other");
      if (made) parts.push(made);
    });
    assembly.plates.forEach(({ part, frame: at }, i) => {
      const made = this.#plate(part, at, placement, [...key, "plate", i]);
      if (made) parts.push(made);
    });
    assembly.bolts.forEach(({ part, at, axis }, i) => {
      const made = this.#bolt(part, at, axis, placement, [...key, "bolt", i]);
      if (made) parts.push(made);
    });
    assembly.welds.forEach(({ part, path }, i) => {
      const made = this.#weld(part, path, placement, [...key, "weld", i]);
      if (made) parts.push(made);
    });
    if (parts.length > 0)
      w.add(new ifc.IfcRelAggregates(this.#id("parts", ...key), null as never, null, null, whole, parts));
    const beside = assembly.neighbours.flatMap(({ part, frame: at }, i) => {
      const made =
        this.#plate(part, at, placement, [...key, "neighbour", i]) ??
        this.#profile(part, at, placement, [...key, "neighbour", i], "other");
      return made ? [made] : [];
    });
    return [whole, ...beside];
  }

  // ---------------------------------------------------------------- profiles

  #profile(
    id: string,
    frame: Frame,
    inside: Placement,
    key: readonly (string | number)[],
    role: string,
  ): Product | undefined {
    const part = this.#profiles.get(id);
    const shape = part && sectionShape(part.profile);
    if (!part || !shape) return undefined;
    const w = this.#w;
    const { ifc } = w;
    const definition = this.#profileDef(part.profile);
    if (!definition) return undefined;
    const body = this.#shapeOnce(`profile ${id}`, () =>
      this.#extruded(definition, part.length_mm, [0, 0, 0], [1, 0, 0], [0, 1, 0]),
    );
    const placement = w.placement(frame, inside);
    const kind =
      role === "column" ? "column" : role === "beam" || role === "purlin" || role === "rail" ? "beam" : "member";
    const guid = this.#id("profile", ...key);
    const [name, profile, tag] = [
      this.#text(part.mark),
      this.#text(part.profile),
      new ifc.IfcIdentifier(oneLine(part.mark, 255)),
    ];
    const shown = this.#product(body);
    const none = null;
    const { IfcBeamTypeEnum, IfcColumnTypeEnum, IfcMemberTypeEnum } = ifc;
    const memberType =
      role === "brace"
        ? IfcMemberTypeEnum.BRACE
        : role === "chord"
          ? IfcMemberTypeEnum.CHORD
          : IfcMemberTypeEnum.MEMBER;
    const product: Product =
      kind === "column"
        ? w.add(new ifc.IfcColumn(guid, none, name, profile, profile, placement, shown, tag, IfcColumnTypeEnum.COLUMN))
        : kind === "beam"
          ? w.add(new ifc.IfcBeam(guid, none, name, profile, profile, placement, shown, tag, IfcBeamTypeEnum.BEAM))
          : w.add(new ifc.IfcMember(guid, none, name, profile, profile, placement, shown, tag, memberType));
    this.#voids(
      product,
      placement,
      key,
      this.#once(`profile ${id}`, () => this.#profileOpenings(part, shape)),
    );
    this.#profileMaterial(product, part, definition);
    this.#profileProperties(product, part, kind);
    return product;
  }

  #profileDef(name: string): Ref<IFC4.IfcProfileDef> | undefined {
    if (!this.#profileDefs.has(name)) this.#profileDefs.set(name, profileDef(this.#w, name));
    return this.#profileDefs.get(name);
  }

  #profileMaterial(product: Product, part: ProfilePart, definition: Ref<IFC4.IfcProfileDef>): void {
    const key = `profile ${part.profile} ${part.steel_grade}`;
    this.#associate(key, product, () => {
      const w = this.#w;
      const { ifc } = w;
      const profile = w.add(
        new ifc.IfcMaterialProfile(
          this.#text(part.profile),
          null,
          this.#material(part.steel_grade),
          definition,
          null,
          null,
        ),
      );
      const set = w.add(new ifc.IfcMaterialProfileSet(this.#text(part.profile), null, [profile], null));
      // cardinal point 5: the middle of the profile's box lies on the axis
      return w.add(new ifc.IfcMaterialProfileSetUsage(set, new ifc.IfcCardinalPointReference(5), null));
    });
  }

  #material(grade: string): Ref<IFC4.IfcMaterial> {
    let known = this.#materials.get(grade);
    if (!known) {
      const { ifc } = this.#w;
      known = this.#w.add(new ifc.IfcMaterial(this.#text(grade), null, this.#w.label("steel")));
      this.#materials.set(grade, known);
    }
    return known;
  }

  #associate(key: string, product: Product, make: () => Ref<IFC4.IfcMaterialDefinition>): void {
    let known = this.#associated.get(key);
    if (!known) {
      known = { of: make(), products: [] };
      this.#associated.set(key, known);
    }
    known.products.push(product);
  }

  #profileProperties(product: Product, part: ProfilePart, kind: "beam" | "column" | "member"): void {
    const w = this.#w;
    const { ifc } = w;
    const title = { beam: "Beam", column: "Column", member: "Member" }[kind];
    this.#define(`common ${kind} ${part.id}`, product, (id) =>
      w.add(
        new ifc.IfcPropertySet(id, null as never, w.label(`Pset_${title}Common`), null, [
          this.#property("Reference", new ifc.IfcIdentifier(oneLine(part.mark, 255))),
          this.#property("Span", w.positive(part.length_mm)),
          this.#property("LoadBearing", new ifc.IfcBoolean(true)),
        ]),
      ),
    );
    this.#define(`quantities ${kind} ${part.id}`, product, (id) =>
      w.add(
        new ifc.IfcElementQuantity(id, null as never, w.label(`Qto_${title}BaseQuantities`), null, null, [
          w.add(new ifc.IfcQuantityLength(w.label("Length"), null, null, w.length(part.length_mm), null)),
          this.#area("OuterSurfaceArea", part.surface_m2),
          this.#weight("GrossWeight", part.mass_kg),
          this.#weight("NetWeight", part.net_mass_kg),
        ]),
      ),
    );
    const member = this.#members.get(part.id);
    if (member) this.#checked(product, member);
  }

  #checked(product: Product, member: FabricatedMember): void {
    const { check } = member;
    const w = this.#w;
    const { ifc } = w;
    const { national_annex } = this.#fabrication.settings;
    this.#define(`check ${member.id}`, product, (id) =>
      w.add(
        new ifc.IfcPropertySet(id, null as never, w.label("EurocodeCheck"), null, [
          ...(check
            ? [
                this.#property("Utilization", new ifc.IfcReal(round6(check.utilization))),
                this.#property("Passed", new ifc.IfcBoolean(check.passed)),
                this.#property("GoverningClause", w.label(check.clause)),
              ]
            : [this.#property("NotChecked", this.#text(member.unchecked ?? "not checked"))]),
          this.#property("NationalAnnex", w.label(national_annex)),
          this.#property("Edition", w.label("first")),
        ]),
      ),
    );
  }

  #property(name: string, value: unknown): Ref<IFC4.IfcPropertySingleValue> {
    const { ifc } = this.#w;
    return this.#w.add(new ifc.IfcPropertySingleValue(new ifc.IfcIdentifier(name), null, value as IFC4.IfcLabel, null));
  }

  #area(name: string, value: number): Ref<IFC4.IfcQuantityArea> {
    const { ifc } = this.#w;
    return this.#w.add(
      new ifc.IfcQuantityArea(this.#w.label(name), null, null, new ifc.IfcAreaMeasure(round6(value)), null),
    );
  }

  #weight(name: string, value: number): Ref<IFC4.IfcQuantityWeight> {
    const { ifc } = this.#w;
    return this.#w.add(
      new ifc.IfcQuantityWeight(this.#w.label(name), null, null, new ifc.IfcMassMeasure(round6(value)), null),
    );
  }

  #define(
    key: string,
    product: Product,
    make: (id: IFC4.IfcGloballyUniqueId) => Ref<IFC4.IfcPropertySetDefinition>,
  ): void {
    let known = this.#defined.get(key);
    if (!known) {
      known = { by: make(this.#id("set", key)), products: [] };
      this.#defined.set(key, known);
    }
    known.products.push(product);
  }

  // ---------------------------------------------------------------- openings

  #once(key: string, make: () => readonly { shape: Shape; frame: Frame }[]): readonly { shape: Shape; frame: Frame }[] {
    let known = this.#openings.get(key);
    if (!known) {
      known = make();
      this.#openings.set(key, known);
    }
    return known;
  }

  #voids(
    product: Product,
    inside: Placement,
    key: readonly (string | number)[],
    openings: readonly { shape: Shape; frame: Frame }[],
  ): void {
    const w = this.#w;
    const { ifc } = w;
    openings.forEach(({ shape, frame }, i) => {
      const opening = w.add(
        new ifc.IfcOpeningElement(
          this.#id("opening", ...key, i),
          null,
          null,
          null,
          null,
          w.placement(frame, inside),
          this.#product(shape),
          null,
          ifc.IfcOpeningElementTypeEnum.OPENING,
        ),
      );
      w.add(new ifc.IfcRelVoidsElement(this.#id("voids", ...key, i), null as never, null, null, product, opening));
    });
  }

  #profileOpenings(part: ProfilePart, shape: SectionShape): { shape: Shape; frame: Frame }[] {
    const holes = part.holes.map((hole) => this.#drilled(hole, shape));
    const cut = this.#cutAway(part, shape).map((outline, i) => ({
      // an outline in elevation, through the whole width
      shape: this.#shapeOnce(`cut ${part.id} ${i}`, () =>
        this.#extruded(arbitrary(this.#w, "cut", [outline]), shape.b + 2, [0, 0, 0], [0, 0, 1], [1, 0, 0]),
      ),
      frame: { origin: [0, shape.b / 2 + 1, 0], x: [1, 0, 0], y: [0, 0, 1] } satisfies Frame,
    }));
    return [...holes, ...cut];
  }

  /** What copes and skew cuts take off the full rectangle of the elevation. */
  #cutAway(part: ProfilePart, shape: SectionShape): Polygon[] {
    const { h } = shape;
    const outline = elevation(part, shape);
    const L = part.length_mm;
    const cuts: Polygon[] = [];
    for (const cope of part.copes) {
      const [from, to] = cope.end === "start" ? [-1, cope.length_mm] : [L - cope.length_mm, L + 1];
      const [low, high] =
        cope.edge === "top" ? [h / 2 - cope.depth_mm, h / 2 + 1] : [-h / 2 - 1, -h / 2 + cope.depth_mm];
      cuts.push([
        [from, low],
        [to, low],
        [to, high],
        [from, high],
      ]);
    }
    for (const end of ["start", "end"] as const) {
      const { about_y_deg } = part.cuts[end];
      if (about_y_deg === 0) continue;
      const xs = outline.map(([x]) => x);
      const edge = end === "start" ? Math.min(...xs) : Math.max(...xs);
      const lean = h * Math.tan((Math.abs(about_y_deg) * Math.PI) / 180);
      const inward = end === "start" ? lean : -lean;
      // the corner that the skew cut takes away
      const upper = about_y_deg > 0 === (end === "start");
      const z = upper ? h / 2 : -h / 2;
      const triangle: Polygon = [
        [edge, z],
        [edge + inward, z],
        [edge, -z],
      ];
      cuts.push(ordered(triangle));
    }
    return cuts;
  }

  #drilled(hole: ProfileHole, shape: SectionShape): { shape: Shape; frame: Frame } {
    const { b, h, section } = shape;
    const { t_w_mm, t_f_mm, t_mm = 0, d_mm } = section.dimensions;
    const upright = hole.wall === "web" || hole.wall === "back";
    const thickness = section.shape === "round" ? (d_mm ?? 0) : upright ? (t_w_mm ?? t_mm) : (t_f_mm ?? t_mm);
    const depth = thickness + 2;
    const drill = this.#shapeOnce(`hole ${hole.d_mm} ${hole.slot_mm ?? 0} ${depth}`, () =>
      this.#extruded(this.#holeProfile(hole.d_mm, hole.slot_mm), depth, [0, 0, 0], [0, 0, 1], [1, 0, 0]),
    );
    if (!upright) {
      const z = hole.wall === "top" ? h / 2 - thickness - 1 : -h / 2 - 1;
      return { shape: drill, frame: { origin: [hole.x_mm, hole.across_mm, z], x: [1, 0, 0], y: [0, 1, 0] } };
    }
    const middle =
      section.shape === "I" || section.shape === "tee" || section.shape === "flat" || section.shape === "round";
    const near = middle ? -thickness / 2 : hole.wall === "back" ? b / 2 - thickness : -b / 2;
    // drilled from its far face towards the front: z = x × y of the frame points along -y
    return {
      shape: drill,
      frame: { origin: [hole.x_mm, near + thickness + 1, hole.across_mm], x: [1, 0, 0], y: [0, 0, 1] },
    };
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
    return arbitrary(w, "slot", [[...arc(half, -Math.PI / 2), ...arc(-half, Math.PI / 2)]]);
  }

  // ---------------------------------------------------------------- plates, bolts, welds

  #plate(id: string, frame: Frame, inside: Placement, key: readonly (string | number)[]): Product | undefined {
    const part = this.#plates.get(id);
    if (!part) return undefined;
    const w = this.#w;
    const { ifc } = w;
    const body = this.#shapeOnce(`plate ${id}`, () =>
      this.#extruded(arbitrary(w, `PL${trim(part.t_mm)}`, [part.outline]), part.t_mm, [0, 0, 0], [0, 0, 1], [1, 0, 0]),
    );
    const placement = w.placement(frame, inside);
    const product: Product = w.add(
      new ifc.IfcPlate(
        this.#id("plate", ...key),
        null,
        this.#text(part.mark),
        this.#text(part.use),
        w.label(`PL${trim(part.t_mm)}`),
        placement,
        this.#product(body),
        new ifc.IfcIdentifier(oneLine(part.mark, 255)),
        ifc.IfcPlateTypeEnum.NOTDEFINED,
      ),
    );
    const openings = this.#once(`plate ${id}`, () =>
      part.holes.map(({ x_mm, y_mm, d_mm, slot_mm }) => ({
        shape: this.#shapeOnce(`hole ${d_mm} ${slot_mm ?? 0} ${part.t_mm + 2}`, () =>
          this.#extruded(this.#holeProfile(d_mm, slot_mm), part.t_mm + 2, [0, 0, 0], [0, 0, 1], [1, 0, 0]),
        ),
        frame: { origin: [x_mm, y_mm, -1], x: [1, 0, 0], y: [0, 1, 0] } satisfies Frame,
      })),
    );
    this.#voids(product, placement, key, openings);
    this.#associate(`plate ${part.steel_grade}`, product, () => this.#material(part.steel_grade));
    this.#define(`plate common ${id}`, product, (set) =>
      w.add(
        new ifc.IfcPropertySet(set, null as never, w.label("Pset_PlateCommon"), null, [
          this.#property("Reference", new ifc.IfcIdentifier(oneLine(part.mark, 255))),
          this.#property("LoadBearing", new ifc.IfcBoolean(true)),
        ]),
      ),
    );
    this.#define(`plate quantities ${id}`, product, (set) =>
      w.add(
        new ifc.IfcElementQuantity(set, null as never, w.label("Qto_PlateBaseQuantities"), null, null, [
          w.add(new ifc.IfcQuantityLength(w.label("Width"), null, null, w.length(part.t_mm), null)),
          this.#weight("GrossWeight", part.mass_kg),
          this.#weight("NetWeight", part.net_mass_kg),
        ]),
      ),
    );
    return product;
  }

  #bolt(id: string, at: Point, axis: Point, inside: Placement, key: readonly (string | number)[]): Product | undefined {
    const part = this.#bolts.get(id);
    if (!part) return undefined;
    const w = this.#w;
    const { ifc } = w;
    const body = this.#shapeOnce(`bolt ${id}`, () => this.#fastener(part));
    const x = unit(axis);
    const side: Point = Math.abs(x[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
    const y = unit(cross(side, x));
    return w.add(
      new ifc.IfcMechanicalFastener(
        this.#id("bolt", ...key),
        null,
        this.#text(`${part.size}x${trim(part.length_mm)} ${part.grade}`),
        this.#text(part.standard),
        this.#text(part.where === "site" ? "site bolt" : "shop bolt"),
        w.placement({ origin: at, x, y }, inside),
        this.#product(body),
        null,
        w.positive(part.d_mm),
        w.positive(part.length_mm),
        part.kind === "anchor" ? ifc.IfcMechanicalFastenerTypeEnum.ANCHORBOLT : ifc.IfcMechanicalFastenerTypeEnum.BOLT,
      ),
    );
  }

  /** A shank along x and, of a bolt, its head behind the origin: hexagon of about 1.6 d over flats, 0.65 d high. */
  #fastener(part: BoltPart): Shape {
    const w = this.#w;
    const { ifc } = w;
    const { AREA } = ifc.IfcProfileTypeEnum;
    const centre = w.add(new ifc.IfcAxis2Placement2D(w.point([0, 0]), w.direction([1, 0])));
    const shank = w.add(new ifc.IfcCircleProfileDef(AREA, null, centre, w.positive(part.d_mm / 2)));
    const solids = [this.#solid(shank, part.length_mm, [0, 0, 0], [1, 0, 0], [0, 1, 0])];
    if (part.kind === "bolt") {
      const r = (0.8 * part.d_mm) / Math.cos(Math.PI / 6);
      const hexagon: Polygon = Array.from({ length: 6 }, (_, k) => [
        r * Math.cos((k * Math.PI) / 3),
        r * Math.sin((k * Math.PI) / 3),
      ]);
      solids.push(
        this.#solid(arbitrary(w, "head", [hexagon]), 0.65 * part.d_mm, [-0.65 * part.d_mm, 0, 0], [1, 0, 0], [0, 1, 0]),
      );
    }
    return this.#representation(solids);
  }

  #weld(id: string, path: readonly Point[], inside: Placement, key: readonly (string | number)[]): Product | undefined {
    const part = this.#welds.get(id);
    if (!part || path.length < 2) return undefined;
    const w = this.#w;
    const { ifc } = w;
    const leg = part.throat_mm * Math.SQRT2;
    const runs = path.slice(1).flatMap((to, i) => {
      const from = path[i] ?? to;
      const along = minus(to, from);
      const length = Math.hypot(...along);
      if (length < 0.001) return [];
      const z = unit(along);
      const x = unit(cross(Math.abs(z[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], z));
      const square: Polygon = [
        [-leg / 2, -leg / 2],
        [leg / 2, -leg / 2],
        [leg / 2, leg / 2],
        [-leg / 2, leg / 2],
      ];
      return [this.#solid(arbitrary(w, "weld", [square]), length, from, z, x)];
    });
    if (runs.length === 0) return undefined;
    return w.add(
      new ifc.IfcFastener(
        this.#id("weld", ...key),
        null,
        this.#text(`${part.type === "fillet" ? "fillet weld a" : "butt weld "}${trim(part.throat_mm)}`),
        null,
        w.label(part.where === "site" ? "site weld" : "shop weld"),
        w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, inside),
        this.#product(this.#representation(runs)),
        null,
        ifc.IfcFastenerTypeEnum.WELD,
      ),
    );
  }

  // ---------------------------------------------------------------- solids

  #shapeOnce(key: string, make: () => Shape): Shape {
    let known = this.#shapes.get(key);
    if (!known) {
      known = make();
      this.#shapes.set(key, known);
    }
    return known;
  }

  #solid(
    profile: Ref<IFC4.IfcProfileDef>,
    depth: number,
    origin: Point,
    z: Point,
    x: Point,
  ): Ref<IFC4.IfcExtrudedAreaSolid> {
    const w = this.#w;
    return w.add(
      new w.ifc.IfcExtrudedAreaSolid(profile, w.axes(origin, z, x), w.direction([0, 0, 1]), w.positive(depth)),
    );
  }

  #extruded(profile: Ref<IFC4.IfcProfileDef>, depth: number, origin: Point, z: Point, x: Point): Shape {
    return this.#representation([this.#solid(profile, depth, origin, z, x)]);
  }

  #representation(items: readonly Ref<IFC4.IfcExtrudedAreaSolid>[]): Shape {
    const w = this.#w;
    return w.add(new w.ifc.IfcShapeRepresentation(this.#body, w.label("Body"), w.label("SweptSolid"), [...items]));
  }

  #product(shape: Shape): Ref<IFC4.IfcProductDefinitionShape> {
    return this.#w.add(new this.#w.ifc.IfcProductDefinitionShape(null, null, [shape]));
  }
}

const ordered = (polygon: Polygon): Polygon => {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = polygon;
  return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay) > 0 ? polygon : [...polygon].reverse();
};

const trim = (value: number) => String(Math.round(value * 10) / 10);
const round6 = (value: number) => Math.round(value * 1e6) / 1e6;
