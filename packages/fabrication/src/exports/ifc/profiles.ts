/** True profiles: each shape by its own entity, with fillets, toes and slopes; the origin is the middle of its box. */
import type { IFC4 } from "web-ifc";
import { type Polygon, type SectionShape, sectionShape } from "../solid-views.ts";
import type { IfcWriter, Ref } from "./writer.ts";

type Profile = Ref<IFC4.IfcProfileDef>;

export function profileDef(w: IfcWriter, name: string): Profile | undefined {
  const shape = sectionShape(name);
  return shape && parametric(w, name, shape);
}

function parametric(w: IfcWriter, name: string, shape: SectionShape): Profile {
  const { ifc } = w;
  const { AREA } = ifc.IfcProfileTypeEnum;
  const label = w.label(name);
  const centre = centred(w);
  const { dimensions: d, shape: kind } = shape.section;
  const { h_mm = 0, b_mm = 0, d_mm = 0, t_mm = 0, t_w_mm = 0, t_f_mm = 0 } = d;
  const root = optional(w, d.r_mm ?? d.r_1_mm);
  const toe = optional(w, d.r_2_mm);
  const slope = d.slope === undefined || d.slope === 0 ? null : new ifc.IfcPlaneAngleMeasure(Math.atan(d.slope));
  switch (kind) {
    case "I":
      // tapered flanges by their mean thickness would lose their slope: the outline keeps it
      if (slope !== null || d.b_2_mm !== undefined || d.t_f2_mm !== undefined) return arbitrary(w, name, shape.loops);
      return w.add(
        new ifc.IfcIShapeProfileDef(
          AREA,
          label,
          centre,
          w.positive(b_mm),
          w.positive(h_mm),
          w.positive(t_w_mm),
          w.positive(t_f_mm),
          root,
          null,
          null,
        ),
      );
    case "channel":
      if (slope !== null) return arbitrary(w, name, shape.loops);
      return w.add(
        new ifc.IfcUShapeProfileDef(
          AREA,
          label,
          centre,
          w.positive(h_mm),
          w.positive(b_mm),
          w.positive(t_w_mm),
          w.positive(t_f_mm),
          root,
          toe,
          null,
        ),
      );
    case "angle":
      return w.add(
        new ifc.IfcLShapeProfileDef(
          AREA,
          label,
          centre,
          w.positive(h_mm),
          w.positive(b_mm),
          w.positive(t_mm),
          root,
          toe,
          null,
        ),
      );
    case "tee":
      if (slope !== null) return arbitrary(w, name, shape.loops);
      return w.add(
        new ifc.IfcTShapeProfileDef(
          AREA,
          label,
          centre,
          w.positive(h_mm),
          w.positive(b_mm),
          w.positive(t_w_mm),
          w.positive(t_f_mm),
          root,
          toe,
          null,
          null,
          null,
        ),
      );
    case "RHS":
      return w.add(
        new ifc.IfcRectangleHollowProfileDef(
          AREA,
          label,
          centre,
          w.positive(b_mm),
          w.positive(h_mm),
          w.positive(t_mm),
          optional(w, d.r_i_mm),
          optional(w, d.r_o_mm),
        ),
      );
    case "CHS":
      return w.add(new ifc.IfcCircleHollowProfileDef(AREA, label, centre, w.positive(d_mm / 2), w.positive(t_mm)));
    case "round":
      return w.add(new ifc.IfcCircleProfileDef(AREA, label, centre, w.positive(d_mm / 2)));
    case "flat":
      return w.add(new ifc.IfcRectangleProfileDef(AREA, label, centre, w.positive(t_mm), w.positive(b_mm)));
    default:
      return arbitrary(w, name, shape.loops);
  }
}

const optional = (w: IfcWriter, value: number | undefined) =>
  value === undefined || value <= 0 ? null : new w.ifc.IfcNonNegativeLengthMeasure(value);

const centred = (w: IfcWriter) => w.add(new w.ifc.IfcAxis2Placement2D(w.point([0, 0]), w.direction([1, 0])));

function polyline(w: IfcWriter, loop: Polygon): Ref<IFC4.IfcPolyline> {
  const [first] = loop;
  return w.add(new w.ifc.IfcPolyline([...loop, ...(first ? [first] : [])].map((p) => w.point(p))));
}

const turnsLeft = (loop: Polygon): boolean =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0) > 0;

/** Any loops: one outline, several side by side, or outlines with holes. */
export function arbitrary(w: IfcWriter, name: string, loops: readonly Polygon[]): Profile {
  const { ifc } = w;
  const { AREA } = ifc.IfcProfileTypeEnum;
  const outer = loops.filter(turnsLeft);
  const inner = loops.filter((loop) => !turnsLeft(loop));
  const label = w.label(name);
  const profiles = outer.map(
    (loop, i): Profile =>
      i === 0 && inner.length > 0
        ? w.add(
            new ifc.IfcArbitraryProfileDefWithVoids(
              AREA,
              label,
              polyline(w, loop),
              inner.map((one) => polyline(w, one)),
            ),
          )
        : w.add(new ifc.IfcArbitraryClosedProfileDef(AREA, label, polyline(w, loop))),
  );
  const [only] = profiles;
  return profiles.length === 1 && only ? only : w.add(new ifc.IfcCompositeProfileDef(AREA, label, profiles, null));
}
