/** Project, site, building and storey, and where pieces stand in them. */
import type { IFC4 } from "web-ifc";
import type { Fabrication } from "../../fabrication.ts";
import { printable } from "../../members/names.ts";
import type { IdOf, IfcWriter, Ref } from "./writer.ts";

export function spatialStructure(
  w: IfcWriter,
  id: IdOf,
  fabrication: Fabrication,
  context: Ref<IFC4.IfcGeometricRepresentationContext>,
  sitePlacement: Ref<IFC4.IfcObjectPlacement>,
): Ref<IFC4.IfcBuildingStorey> {
  const text = (value: string) => w.label(printable(value, 255));
  const { ifc } = w;
  const { project_name = "Project", drawing_number, title } = fabrication.drawing_info;
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
      id("project", project_name, drawing_number ?? ""),
      null,
      text(project_name),
      title === undefined ? null : new ifc.IfcText(printable(title)),
      null,
      drawing_number === undefined ? null : text(drawing_number),
      null,
      [context],
      units,
    ),
  );
  const placed = fabrication.assemblies.some(({ place = [] }) => place.length > 0);
  const whole = fabrication.assemblies.every(({ place = [], quantity }) => place.length >= quantity);
  const about = whole
    ? "Pieces stand where the drawing puts them."
    : placed
      ? "Pieces stand where the drawing puts them; those whose place it does not give lie side by side, by mark."
      : "The drawing gives no places: pieces lie side by side, by mark.";
  const site = w.add(
    new ifc.IfcSite(
      id("site"),
      null,
      w.label("Site"),
      null,
      null,
      sitePlacement,
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
      id("building"),
      null,
      text(project_name),
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
  const storey = w.add(
    new ifc.IfcBuildingStorey(
      id("storey"),
      null,
      w.label("Steelwork"),
      new ifc.IfcText(about),
      null,
      w.placement({ origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] }, sitePlacement),
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
    w.add(new ifc.IfcRelAggregates(id("aggregates", whole.value), null as never, null, null, whole, [part]));
  }
  return storey;
}
