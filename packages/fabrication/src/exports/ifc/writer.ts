/** A thin layer over web-ifc: entities of one schema, shared points and directions, a header without a clock. */
import * as webIfc from "web-ifc";
import { cross } from "../../axes.ts";
import type { Direction, Frame } from "../../fabrication.ts";
import type { Point } from "../../members/model.ts";

export type IfcSchema = "IFC4" | "IFC4X3";

// the entities that are written are alike in both schemas; IFC4's types describe them
type Ifc = typeof webIfc.IFC4;
export type Ref<T extends webIfc.IfcLineObject = webIfc.IfcLineObject> = webIfc.Handle<T>;
export type Product = Ref<webIfc.IFC4.IfcProduct>;
/** A GlobalId that follows from what it names. */
export type IdOf = (...content: (string | number)[]) => webIfc.IFC4.IfcGloballyUniqueId;

let loaded: Promise<webIfc.IfcAPI> | undefined;

/** The module is compiled once for a process. */
export function ready(): Promise<webIfc.IfcAPI> {
  loaded ??= (async () => {
    const api = new webIfc.IfcAPI();
    await api.Init(undefined, true);
    api.SetLogLevel(webIfc.LogLevel.LOG_LEVEL_OFF);
    return api;
  })();
  return loaded;
}

export class IfcWriter {
  readonly ifc: Ifc;
  readonly #api: webIfc.IfcAPI;
  readonly #model: number;
  readonly #schema: IfcSchema;
  readonly #points = new Map<string, Ref<webIfc.IFC4.IfcCartesianPoint>>();
  readonly #directions = new Map<string, Ref<webIfc.IFC4.IfcDirection>>();

  readonly #axes = new Map<string, Ref<webIfc.IFC4.IfcAxis2Placement3D>>();

  static async create(schema: IfcSchema): Promise<IfcWriter> {
    return new IfcWriter(await ready(), schema);
  }

  private constructor(api: webIfc.IfcAPI, schema: IfcSchema) {
    this.#api = api;
    this.#schema = schema;
    this.ifc = schema === "IFC4X3" ? (webIfc.IFC4X3 as unknown as Ifc) : webIfc.IFC4;
    this.#model = api.CreateModel({ schema: webIfc.Schemas[schema], name: "model.ifc", description: ["-"] });
  }

  /** Writes an entity; what refers to it takes the handle. */
  add<E extends webIfc.IfcLineObject>(entity: E): Ref<E> {
    this.#api.WriteLine(this.#model, entity);
    return new webIfc.Handle<E>(entity.expressID);
  }

  point(coordinates: readonly number[]): Ref<webIfc.IFC4.IfcCartesianPoint> {
    const rounded = coordinates.map(even);
    const key = rounded.join(" ");
    let known = this.#points.get(key);
    if (!known) {
      known = this.add(new this.ifc.IfcCartesianPoint(rounded.map((x) => this.length(x))));
      this.#points.set(key, known);
    }
    return known;
  }

  direction(ratios: readonly number[]): Ref<webIfc.IFC4.IfcDirection> {
    const rounded = ratios.map((x) => Math.round(x * 1e9) / 1e9 + 0);
    const key = rounded.join(" ");
    let known = this.#directions.get(key);
    if (!known) {
      known = this.add(new this.ifc.IfcDirection(rounded.map((x) => new this.ifc.IfcReal(x))));
      this.#directions.set(key, known);
    }
    return known;
  }

  /** Axes: `z` is where an extrusion goes, `x` the first axis of what is extruded. */
  axes(origin: Point, z: Direction, x: Direction): Ref<webIfc.IFC4.IfcAxis2Placement3D> {
    const [at, up, first] = [this.point(origin), this.direction(z), this.direction(x)];
    const key = `${at.value} ${up.value} ${first.value}`;
    let known = this.#axes.get(key);
    if (!known) {
      known = this.add(new this.ifc.IfcAxis2Placement3D(at, up, first));
      this.#axes.set(key, known);
    }
    return known;
  }

  placement(frame: Frame, inside: Ref<webIfc.IFC4.IfcObjectPlacement> | null): Ref<webIfc.IFC4.IfcLocalPlacement> {
    const { origin, x, y } = frame;
    return this.add(new this.ifc.IfcLocalPlacement(inside, this.axes(origin, cross(x, y), x)));
  }

  length(value: number): webIfc.IFC4.IfcLengthMeasure {
    return new this.ifc.IfcLengthMeasure(even(value));
  }

  positive(value: number): webIfc.IFC4.IfcPositiveLengthMeasure {
    return new this.ifc.IfcPositiveLengthMeasure(even(value));
  }

  label(value: string): webIfc.IFC4.IfcLabel {
    return new this.ifc.IfcLabel(value);
  }

  /** The file; its header says what it is, and no time. */
  bytes(): Uint8Array {
    const text = new TextDecoder().decode(this.#api.SaveModel(this.#model));
    this.#api.CloseModel(this.#model);
    const header = [
      "ISO-10303-21;",
      "HEADER;",
      `FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');`,
      `FILE_NAME('model.ifc','2000-01-01T00:00:00',(''),(''),'web-ifc','eurocode','');`,
      `FILE_SCHEMA(('${this.#schema === "IFC4X3" ? "IFC4X3_ADD2" : "IFC4"}'));`,
      "ENDSEC;",
    ];
    const data = text.slice(text.indexOf("DATA;"));
    return new TextEncoder().encode(`${header.join("\n")}\n${data}`);
  }
}

/** A thousandth of a millimetre. */
const even = (value: number) => Math.round(value * 1e3) / 1e3 + 0;
