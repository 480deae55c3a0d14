/** Project, site, building and storey, and where pieces stand in them. */
import type { IFC4 } from "web-ifc";
import type { Fabrication } from "../../fabrication.ts";
import type { Place } from "../../members/model.ts";
import { printable } from "../../members/names.ts";
import { type Axis, axesOf, levelsOf } from "../grid.ts";
import type { IdOf, IfcWriter, Ref } from "./writer.ts";

export function spatialStructure(
  w: IfcWriter,
  id: IdOf,
  fabrication: Fabrication,
  context: Ref<IFC4.IfcGeometricRepresentationContext>,
  sitePlacement: Ref<IFC4.IfcObjectPlacement>,
): Storeys {
  const { ifc } = w;
  const project = projectOf(w, id, fabrication, context);
  georeferenced(w, fabrication, context);
  const site = siteOf(w, id, sitePlacement);
  const building = buildingOf(w, id, fabrication, sitePlacement);
  const storeyAt = (name: string, said: string | undefined, z: number, key: readonly (string | number)[]) =>
    w.add(
      new ifc.IfcBuildingStorey(
        id(...key),
        null,
        w.label(name),
        said === undefined ? null : new ifc.IfcText(said),
        null,
        w.placement({ origin: [0, 0, z], x: [1, 0, 0], y: [0, 1, 0] }, sitePlacement),
        null,
        null,
        ifc.IfcElementCompositionEnum.ELEMENT,
        w.length(z),
      ),
    );
  const ground = storeyAt("Steelwork", aboutPlaces(fabrication), 0, ["storey"]);
  const places = fabrication.assemblies.flatMap(({ place = [] }) => place);
  const levels = levelsOf(places).map((z) => ({
    z,
    storey: storeyAt(`${z < 0 ? "-" : "+"}${(Math.abs(z) / 1000).toFixed(3)}`, undefined, z, ["storey", z]),
  }));
  for (const [whole, parts] of [
    [project, [site]],
    [site, [building]],
    [building, [ground, ...levels.map(({ storey }) => storey)]],
  ] as const) {
    w.add(new ifc.IfcRelAggregates(id("aggregates", whole.value), null as never, null, null, whole, [...parts]));
  }
  return {
    ground,
    // columns stand on the level of their feet, beams lie on theirs
    of: (place) => {
      const z = Math.min(place.start[2], place.end[2]);
      return levels.findLast((one) => one.z <= z + 1)?.storey ?? ground;
    },
    grid: gridOf(w, id, places, context, sitePlacement),
  };
}

const text = (w: IfcWriter, value: string) => w.label(printable(value, 255));

const nameOf = ({ drawing_info }: Fabrication): string => drawing_info.project_name ?? "Project";

function unitsOf(w: IfcWriter): Ref<IFC4.IfcUnitAssignment> {
  const { ifc } = w;
  const { IfcUnitEnum, IfcSIPrefix, IfcSIUnitName } = ifc;
  const si = (type: unknown, prefix: unknown, name: unknown) =>
    w.add(new ifc.IfcSIUnit(type as never, prefix as never, name as never));
  return w.add(
    new ifc.IfcUnitAssignment([
      si(IfcUnitEnum.LENGTHUNIT, IfcSIPrefix.MILLI, IfcSIUnitName.METRE),
      si(IfcUnitEnum.AREAUNIT, null, IfcSIUnitName.SQUARE_METRE),
      si(IfcUnitEnum.VOLUMEUNIT, null, IfcSIUnitName.CUBIC_METRE),
      si(IfcUnitEnum.MASSUNIT, IfcSIPrefix.KILO, IfcSIUnitName.GRAM),
      si(IfcUnitEnum.PLANEANGLEUNIT, null, IfcSIUnitName.RADIAN),
    ]),
  );
}

function projectOf(
  w: IfcWriter,
  id: IdOf,
  fabrication: Fabrication,
  context: Ref<IFC4.IfcGeometricRepresentationContext>,
): Ref<IFC4.IfcProject> {
  const { ifc } = w;
  const { drawing_number, title } = fabrication.drawing_info;
  const name = nameOf(fabrication);
  return w.add(
    new ifc.IfcProject(
      id("project", name, drawing_number ?? ""),
      null,
      text(w, name),
      title === undefined ? null : new ifc.IfcText(printable(title)),
      null,
      drawing_number === undefined ? null : text(w, drawing_number),
      null,
      [context],
      unitsOf(w),
    ),
  );
}

/** Of a model in mm to coordinates in m. */
function georeferenced(
  w: IfcWriter,
  { settings: { georeference } }: Fabrication,
  context: Ref<IFC4.IfcGeometricRepresentationContext>,
): void {
  if (!georeference) return;
  const { ifc } = w;
  const { crs, eastings_m, northings_m, height_m, x_axis_deg } = georeference;
  const metre = w.add(new ifc.IfcSIUnit(ifc.IfcUnitEnum.LENGTHUNIT as never, null, ifc.IfcSIUnitName.METRE as never));
  const system = w.add(new ifc.IfcProjectedCRS(w.label(crs), null, null, null, null, null, metre));
  const angle = (x_axis_deg * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)].map(
    (one) => new ifc.IfcReal(Math.round(one * 1e12) / 1e12 + 0),
  ) as [IFC4.IfcReal, IFC4.IfcReal];
  const measures = [eastings_m, northings_m, height_m].map((one) => new ifc.IfcLengthMeasure(one)) as [
    IFC4.IfcLengthMeasure,
    IFC4.IfcLengthMeasure,
    IFC4.IfcLengthMeasure,
  ];
  w.add(new ifc.IfcMapConversion(context, system, ...measures, c, s, new ifc.IfcReal(0.001)));
}

function siteOf(w: IfcWriter, id: IdOf, placement: Ref<IFC4.IfcObjectPlacement>): Ref<IFC4.IfcSite> {
  const { ifc } = w;
  return w.add(
    new ifc.IfcSite(
      id("site"),
      null,
      w.label("Site"),
      null,
      null,
      placement,
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
}

function buildingOf(
  w: IfcWriter,
  id: IdOf,
  fabrication: Fabrication,
  sitePlacement: Ref<IFC4.IfcObjectPlacement>,
): Ref<IFC4.IfcBuilding> {
  const { ifc } = w;
  return w.add(
    new ifc.IfcBuilding(
      id("building"),
      null,
      text(w, nameOf(fabrication)),
      null,
      null,
      w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, sitePlacement),
      null,
      null,
      ifc.IfcElementCompositionEnum.ELEMENT,
      null,
      null,
      null,
    ),
  );
}

function aboutPlaces({ assemblies }: Fabrication): string {
  if (assemblies.every(({ place = [], quantity }) => place.length >= quantity))
    return "Pieces stand where the drawing puts them.";
  return assemblies.some(({ place = [] }) => place.length > 0)
    ? "Pieces stand where the drawing puts them; those whose place it does not give lie side by side, by mark."
    : "The drawing gives no places: pieces lie side by side, by mark.";
}

/** In which storey a piece stands; those without a place are in the first. */
export interface Storeys {
  readonly ground: Ref<IFC4.IfcBuildingStorey>;
  readonly of: (place: Place) => Ref<IFC4.IfcBuildingStorey>;
  readonly grid: Ref<IFC4.IfcGrid> | undefined;
}

/** The axes that the places name, where they run both ways. */
function gridOf(
  w: IfcWriter,
  id: IdOf,
  places: readonly Place[],
  context: Ref<IFC4.IfcGeometricRepresentationContext>,
  sitePlacement: Ref<IFC4.IfcObjectPlacement>,
): Ref<IFC4.IfcGrid> | undefined {
  const { ifc } = w;
  const axes = axesOf(places);
  const across = (which: "x" | "y") => axes.filter((one) => one.across === which);
  const [u, v] = [across("x"), across("y")];
  const [x0, x1, y0, y1] = [u[0]?.at_mm, u.at(-1)?.at_mm, v[0]?.at_mm, v.at(-1)?.at_mm];
  if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined) return undefined;
  const beyond = 2000;
  const curves: Ref<IFC4.IfcCurve>[] = [];
  const axisOf = ({ name, across: which, at_mm }: Axis) => {
    const ends =
      which === "x"
        ? [
            [at_mm, y0 - beyond],
            [at_mm, y1 + beyond],
          ]
        : [
            [x0 - beyond, at_mm],
            [x1 + beyond, at_mm],
          ];
    const curve = w.add(new ifc.IfcPolyline(ends.map((end) => w.point(end))));
    curves.push(curve);
    return w.add(new ifc.IfcGridAxis(w.label(printable(name, 60)), curve, new ifc.IfcBoolean(true)));
  };
  const [columns, rows] = [u.map(axisOf), v.map(axisOf)];
  const footprint = w.add(
    new ifc.IfcGeometricRepresentationSubContext(
      w.label("FootPrint"),
      w.label("Model"),
      context,
      null,
      ifc.IfcGeometricProjectionEnum.MODEL_VIEW,
      null,
    ),
  );
  const shape = w.add(
    new ifc.IfcProductDefinitionShape(null, null, [
      w.add(
        new ifc.IfcShapeRepresentation(footprint, w.label("FootPrint"), w.label("GeometricCurveSet"), [
          w.add(new ifc.IfcGeometricCurveSet(curves)),
        ]),
      ),
    ]),
  );
  return w.add(
    new ifc.IfcGrid(
      id("grid"),
      null,
      w.label("Grid"),
      null,
      null,
      w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, sitePlacement),
      shape,
      columns,
      rows,
      null,
      ifc.IfcGridTypeEnum.RECTANGULAR,
    ),
  );
}
