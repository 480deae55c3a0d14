/** Shear areas, EN 1993-1-1 6.2.6(3) (with AC:2009 for tees) */
import { type FlangedDimensions, flanged, flangeThickness } from "./shapes.ts";
import type { Dimensions, Fabrication, Shape } from "./types.ts";

export interface ShearAreas {
  /** load along z, parallel to the web */
  readonly A_v_z_mm2: number;
  /** load along y, parallel to the flanges */
  readonly A_v_y_mm2: number;
  /** which part of 6.2.6(3), or where else from */
  readonly source: string;
}

interface Sized {
  readonly shape: Shape;
  readonly fabrication: Fabrication;
  readonly dimensions: Dimensions;
}

/** h_w of 6.2.6(3): clear of the flanges, before any fillet or weld */
function webHeight(d: Dimensions): number {
  const { h, tf, tf2 } = flanged(d);
  return h - tf - tf2;
}

/** eta: EN 1993-1-5 5.1, by the annex; 1.0 is always safe. A: of this section unless the caller has his own. */
export function shearAreas({ shape, fabrication, dimensions: d }: Sized, A: number, eta = 1): ShearAreas {
  const f = flanged(d);
  const { h, b, tw, tf, r, b2, tf2 } = f;
  const rolled = fabrication !== "welded";
  switch (shape) {
    case "I": {
      const web = webHeight(d) * tw;
      const A_v_y_mm2 = A - web;
      if (!rolled) return { A_v_z_mm2: eta * web, A_v_y_mm2, source: "6.2.6(3) d), e)" };
      const root = strip(f, b / 2, tw / 2 + r);
      const exact = A - b * tf - b2 * tf2 + ((tw + 2 * r) * (root + root + tf2 - tf)) / 2;
      // 6.2.6(3) has no rule for a rolled I across its web; e) of welded ones is taken
      return { A_v_z_mm2: Math.max(exact, eta * web), A_v_y_mm2, source: "6.2.6(3) a), e)" };
    }
    case "channel": {
      const web = webHeight(d) * tw;
      const A_v_y_mm2 = A - web;
      if (!rolled) return { A_v_z_mm2: eta * web, A_v_y_mm2, source: "6.2.6(3) d), e)" };
      return { A_v_z_mm2: A - 2 * b * tf + (tw + r) * strip(f, b, tw + r), A_v_y_mm2, source: "6.2.6(3) b), e)" };
    }
    case "tee": {
      const stem = tw * (h - tf / 2);
      const exact = A - b * tf + ((tw + 2 * r) * strip(f, b / 2, tw / 2 + r)) / 2;
      return { A_v_z_mm2: rolled ? exact : stem, A_v_y_mm2: A - tw * (h - tf), source: "6.2.6(3) c), e)" };
    }
    case "RHS":
      return fabrication === "welded"
        ? boxed(A, h, d.t_mm ?? 0, d.t_mm ?? 0, eta)
        : { A_v_z_mm2: (A * h) / (b + h), A_v_y_mm2: (A * b) / (b + h), source: "6.2.6(3) f)" };
    case "box":
      return boxed(A, h, tw, tf, eta);
    case "CHS":
      return { A_v_z_mm2: (2 * A) / Math.PI, A_v_y_mm2: (2 * A) / Math.PI, source: "6.2.6(3) g)" };
    case "angle": {
      const t = d.t_mm ?? 0;
      // not in 6.2.6(3): one leg to the middle of the other, as the stem of a tee
      return {
        A_v_z_mm2: t * (h - t / 2),
        A_v_y_mm2: t * (b - t / 2),
        source: "leg, as the stem of a tee, 6.2.6(3) c)",
      };
    }
    case "flat":
    case "round":
    case "plate":
      // not in 6.2.6(3): plates and solid bars: the whole area, ENV 1993-1-1 5.4.6(2)
      return { A_v_z_mm2: A, A_v_y_mm2: A, source: "plates and solid bars: A" };
    case "built-up":
    case "polygon":
    case "parts":
      throw new Error("a built-up section has the shear areas of its parts");
  }
}

/** Flange thickness over the web and its fillets; of a tapered flange the mean there, as the section tables have it */
function strip(f: FlangedDimensions, reach: number, width: number): number {
  return f.slope > 0 ? flangeThickness(f, reach - width / 2) : f.tf;
}

function boxed(A: number, h: number, tw: number, tf: number, eta: number): ShearAreas {
  const webs = 2 * (h - 2 * tf) * tw;
  return { A_v_z_mm2: eta * webs, A_v_y_mm2: A - webs, source: "6.2.6(3) d), e)" };
}
