/**
 * model.ifc: every piece as a beam, column or member with its true profile, plates, bolts and welds, holes as openings,
 * assemblies, quantities and what the check says. Nothing in it depends on when or where it was written.
 */
import type { IFC4 } from "web-ifc";
import { cross, unit } from "../../axes.ts";
import type { Assembly, BoltPart, Fabrication, Frame, PlatePart, ProfilePart, WeldPart } from "../../fabrication.ts";
import type { Point } from "../../members/model.ts";
import { printable } from "../../members/names.ts";
import { sectionShape } from "../solid-views.ts";
import { type Built, connect } from "./connections.ts";
import { Definitions } from "./definitions.ts";
import { type StandingPiece, standing } from "./frames.ts";
import { guidsOf } from "./guid.ts";
import { type Opening, plateOpenings, profileOpenings } from "./openings.ts";
import { profileDef } from "./profiles.ts";
import { Solids } from "./solids.ts";
import { spatialStructure } from "./spatial.ts";
import { type IdOf, type IfcSchema, IfcWriter, type Product, type Ref } from "./writer.ts";

const mostInAPile = 2000;

type Placement = Ref<IFC4.IfcObjectPlacement>;

export async function modelIfc(fabrication: Fabrication, schema: IfcSchema = "IFC4"): Promise<Uint8Array> {
  const w = await IfcWriter.create(schema);
  new Model(w, fabrication).write();
  return w.bytes();
}

class Model {
  readonly #w: IfcWriter;
  readonly #fabrication: Fabrication;
  readonly #profiles: ReadonlyMap<string, ProfilePart>;
  readonly #plates: ReadonlyMap<string, PlatePart>;
  readonly #bolts: ReadonlyMap<string, BoltPart>;
  readonly #welds: ReadonlyMap<string, WeldPart>;
  readonly #site: Placement;
  readonly #profileDefs = new Map<string, Ref<IFC4.IfcProfileDef> | undefined>();
  readonly #openings = new Map<string, readonly Opening[]>();
  readonly #solids: Solids;
  readonly #definitions: Definitions;
  readonly #id: IdOf;

  constructor(w: IfcWriter, fabrication: Fabrication) {
    this.#w = w;
    this.#fabrication = fabrication;
    const { parts } = fabrication;
    const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
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
    const body = w.add(
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
    const guid = guidsOf(fabrication);
    this.#id = (...content) => new w.ifc.IfcGloballyUniqueId(guid(...content));
    this.#solids = new Solids(w, body);
    this.#definitions = new Definitions(w, this.#id, fabrication);
    this.#site = w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, null);
  }
  readonly #context: Ref<IFC4.IfcGeometricRepresentationContext>;
  readonly #built: Built[] = [];

  write(): void {
    const storeys = spatialStructure(this.#w, this.#id, this.#fabrication, this.#context, this.#site);
    const contained = new Map<Ref<IFC4.IfcBuildingStorey>, Product[]>();
    const put = (storey: Ref<IFC4.IfcBuildingStorey>, products: readonly Product[]) =>
      contained.set(storey, [...(contained.get(storey) ?? []), ...products]);
    const pieces = standing(this.#fabrication.assemblies, (assembly) => ({
      length: this.#length(assembly),
      width: this.#width(assembly),
    }));
    for (const piece of pieces) {
      const place = piece.placed ? piece.assembly.place?.[piece.piece - 1] : undefined;
      put(place ? storeys.of(place) : storeys.ground, this.#assembly(piece));
    }
    put(storeys.ground, this.#loose());
    if (storeys.grid) put(storeys.ground, [storeys.grid]);
    const { ifc } = this.#w;
    for (const [storey, products] of contained) {
      if (products.length === 0) continue;
      const id = this.#id("contained", storey.value);
      this.#w.add(new ifc.IfcRelContainedInSpatialStructure(id, null as never, null, null, products, storey));
    }
    connect(this.#w, this.#id, this.#fabrication, this.#built);
    this.#definitions.write();
  }

  #text(value: string): IFC4.IfcLabel {
    return this.#w.label(printable(value, 255));
  }

  /** Plates and bolts that the drawing lists and no joint has: in piles behind the pieces. */
  #loose(): Product[] {
    const { assemblies, loose } = this.#fabrication;
    const shown = new Set(
      assemblies.flatMap((one) => [...one.plates, ...one.neighbours, ...one.bolts].map(({ part }) => part)),
    );
    let y = 0;
    return loose.flatMap(({ part, quantity }) => {
      if (shown.has(part)) return [];
      const plate = this.#plates.get(part);
      const step = plate ? plate.t_mm + 5 : 2 * (this.#bolts.get(part)?.d_mm ?? 0) + 5;
      y += 200 + Math.max(0, ...(plate?.outline.map((point) => point[1]) ?? []));
      return Array.from({ length: Math.min(quantity, mostInAPile) }, (_, i) => {
        const at: Point = [-2000, y, i * step];
        const made = plate
          ? this.#plate(part, { origin: at, x: [-1, 0, 0], y: [0, -1, 0] }, this.#site, ["loose", part, i])
          : this.#bolt(part, at, [-1, 0, 0], this.#site, ["loose", part, i]);
        return made ? [made] : [];
      }).flat();
    });
  }

  #length(assembly: Assembly): number {
    return Math.max(0, ...assembly.profiles.map(({ part }) => this.#profiles.get(part)?.length_mm ?? 0));
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
  #assembly({ assembly, piece, frame, placed }: StandingPiece): Product[] {
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
        new ifc.IfcIdentifier(printable(assembly.mark, 255)),
        ifc.IfcAssemblyPlaceEnum.FACTORY,
        ifc.IfcElementAssemblyTypeEnum.USERDEFINED,
      ),
    );
    this.#definitions.execution(whole);
    const parts: Product[] = [];
    const others: Built["others"][number][] = [];
    const put = (product: Product | undefined, part: string, at: Point, bolt = false) => {
      if (!product) return;
      parts.push(product);
      others.push({ part, at, product, bolt });
    };
    assembly.profiles.forEach(({ part, frame: at }, i) => {
      const made = this.#profile(part, at, placement, [...key, "profile", i], assembly.role);
      if (made) parts.push(made);
    });
    const [main] = parts;
    assembly.fittings.forEach(({ part, frame: at }, i) => {
      put(this.#profile(part, at, placement, [...key, "fitting", i], "other"), part, at.origin);
    });
    assembly.plates.forEach(({ part, frame: at }, i) => {
      put(this.#plate(part, at, placement, [...key, "plate", i]), part, at.origin);
    });
    assembly.bolts.forEach(({ part, at, axis }, i) => {
      put(this.#bolt(part, at, axis, placement, [...key, "bolt", i]), part, at, true);
    });
    assembly.welds.forEach(({ part, path }, i) => {
      const made = this.#weld(part, path, placement, [...key, "weld", i]);
      if (made) parts.push(made);
    });
    if (parts.length > 0)
      w.add(new ifc.IfcRelAggregates(this.#id("parts", ...key), null as never, null, null, whole, parts));
    const beside = assembly.neighbours.flatMap(({ part, frame: at, of }, i) => {
      if (of !== undefined) return [];
      const made =
        this.#plate(part, at, placement, [...key, "neighbour", i]) ??
        this.#profile(part, at, placement, [...key, "neighbour", i], "other");
      if (made) others.push({ part, at: at.origin, product: made, bolt: false });
      return made ? [made] : [];
    });
    if (main) this.#built.push({ assembly, piece, frame, placed, main, others });
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
    const body = this.#solids.once(`profile ${id}`, () => this.#solids.piece(definition, part, shape));
    const placement = w.placement(frame, inside);
    const kind =
      role === "column" ? "column" : role === "beam" || role === "purlin" || role === "rail" ? "beam" : "member";
    const guid = this.#id("profile", ...key);
    const [name, profile, tag] = [
      this.#text(part.mark),
      this.#text(part.profile),
      new ifc.IfcIdentifier(printable(part.mark, 255)),
    ];
    const shown = this.#solids.product(body);
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
      this.#once(`profile ${id}`, () => profileOpenings(this.#solids, part, shape)),
    );
    this.#definitions.profileMaterial(product, part, definition);
    this.#definitions.profileProperties(product, part, kind);
    return product;
  }

  #profileDef(name: string): Ref<IFC4.IfcProfileDef> | undefined {
    if (!this.#profileDefs.has(name)) this.#profileDefs.set(name, profileDef(this.#w, name));
    return this.#profileDefs.get(name);
  }

  // ---------------------------------------------------------------- openings

  #once(key: string, make: () => readonly Opening[]): readonly Opening[] {
    let known = this.#openings.get(key);
    if (!known) {
      known = make();
      this.#openings.set(key, known);
    }
    return known;
  }

  #voids(product: Product, inside: Placement, key: readonly (string | number)[], openings: readonly Opening[]): void {
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
          this.#solids.product(shape),
          null,
          ifc.IfcOpeningElementTypeEnum.OPENING,
        ),
      );
      w.add(new ifc.IfcRelVoidsElement(this.#id("voids", ...key, i), null as never, null, null, product, opening));
    });
  }

  // ---------------------------------------------------------------- plates, bolts, welds

  #plate(id: string, frame: Frame, inside: Placement, key: readonly (string | number)[]): Product | undefined {
    const part = this.#plates.get(id);
    if (!part) return undefined;
    const w = this.#w;
    const { ifc } = w;
    const body = this.#solids.once(`plate ${id}`, () =>
      this.#solids.extruded(
        this.#solids.outline(`PL${trim(part.t_mm)}`, part.outline),
        part.t_mm,
        [0, 0, 0],
        [0, 0, 1],
        [1, 0, 0],
      ),
    );
    const placement = w.placement(frame, inside);
    const product: Product = w.add(
      new ifc.IfcPlate(
        this.#id("plate", ...key),
        null,
        this.#text(part.mark),
        this.#text(part.contour_only ? `${part.use}, contour only: holes not known` : part.use),
        w.label(`PL${trim(part.t_mm)}`),
        placement,
        this.#solids.product(body),
        new ifc.IfcIdentifier(printable(part.mark, 255)),
        ifc.IfcPlateTypeEnum.NOTDEFINED,
      ),
    );
    const openings = this.#once(`plate ${id}`, () => plateOpenings(this.#solids, part));
    this.#voids(product, placement, key, openings);
    this.#definitions.plate(product, part);
    return product;
  }

  #bolt(id: string, at: Point, axis: Point, inside: Placement, key: readonly (string | number)[]): Product | undefined {
    const part = this.#bolts.get(id);
    if (!part) return undefined;
    const w = this.#w;
    const { ifc } = w;
    const body = this.#solids.once(`bolt ${id}`, () => this.#solids.fastener(part));
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
        this.#solids.product(body),
        null,
        w.positive(part.d_mm),
        w.positive(part.length_mm),
        part.kind === "anchor" ? ifc.IfcMechanicalFastenerTypeEnum.ANCHORBOLT : ifc.IfcMechanicalFastenerTypeEnum.BOLT,
      ),
    );
  }

  #weld(id: string, path: readonly Point[], inside: Placement, key: readonly (string | number)[]): Product | undefined {
    const part = this.#welds.get(id);
    if (!part) return undefined;
    const w = this.#w;
    const { ifc } = w;
    const shape = this.#solids.weld(part, path);
    if (!shape) return undefined;
    return w.add(
      new ifc.IfcFastener(
        this.#id("weld", ...key),
        null,
        this.#text(`${part.type === "fillet" ? "fillet weld a" : "butt weld "}${trim(part.throat_mm)}`),
        null,
        w.label(part.where === "site" ? "site weld" : "shop weld"),
        w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, inside),
        this.#solids.product(shape),
        null,
        ifc.IfcFastenerTypeEnum.WELD,
      ),
    );
  }
}

const trim = (value: number) => String(Math.round(value * 10) / 10);
