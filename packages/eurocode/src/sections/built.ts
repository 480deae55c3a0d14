/** Sections made of catalogue sections: half of an I, two channels or angles acting together */
import type { Profile } from "./catalogue.ts";
import { keepOutline, keptOutline } from "./kept.ts";
import { lazySection } from "./lazy-section.ts";
import { length, type Outline } from "./outline.ts";
import { assemble, planeProperties } from "./properties.ts";
import { outline, pairOutline } from "./shapes.ts";
import type { Section } from "./types.ts";

/** `T 1/2 IPE 300`: an I cut along its axis, without loss for the cut */
export function halfProfile(of: Profile): Profile {
  return {
    designation: `T 1/2 ${of.designation}`,
    family: "T",
    series: "T cut",
    standard: `cut from ${of.standard}`,
    shape: "tee",
    fabrication: of.fabrication,
    dimensions: { ...of.dimensions, h_mm: (of.dimensions.h_mm ?? 0) / 2 },
    ...(of.notes && { notes: of.notes }),
  };
}

type Arrangement = "back-to-back" | "toe-to-toe";

export interface PairOptions {
  readonly arrangement?: Arrangement;
  /** clear distance of the two backs (or toes) */
  readonly gap_mm?: number;
}

/** The outline of two equal profiles, symmetric about z. `toe-to-toe` needs flanges that can meet: channels. */
function pairGeometry(single: Section, { arrangement = "back-to-back", gap_mm = 0 }: PairOptions): Outline {
  const one = outline(single.shape, single.dimensions);
  const width = single.dimensions.b_mm ?? 0;
  return single.shape === "channel" || single.shape === "angle"
    ? pairOutline(one, gap_mm, width, arrangement === "toe-to-toe")
    : pairOutline(one, gap_mm + width, width, false);
}

/** The outline of any section, also of a pair */
export const outlineOf = (section: Section): Outline =>
  keptOutline(section) ?? outline(section.shape, section.dimensions);

/**
 * Two equal channels, angles, or I side by side, acting as one section (closely spaced, 6.4.4). Torsion: the sum of the two, or
 * for channels toe to toe without a gap the closed cell of Bredt. Warping is left out, on the safe side.
 */
export function pairOf(single: Section, options: PairOptions = {}): Section {
  const { arrangement = "back-to-back", gap_mm = 0 } = options;
  const { shape, dimensions: d } = single;
  const closed = arrangement === "toe-to-toe" && gap_mm === 0 && shape === "channel";
  const profile: Profile = {
    designation: `2x ${single.designation}`,
    family: single.family,
    series: "built-up",
    standard: single.standard,
    shape: "built-up",
    fabrication: single.fabrication,
    dimensions: { ...d, gap_mm },
    notes: [
      ...(single.notes ?? []),
      `two ${single.designation} ${arrangement}, ${gap_mm} mm apart, acting as one section`,
      closed ? "torsion of the closed cell: the toes are welded along their length" : "torsion: the sum of the two",
    ],
  };
  const geometry = pairGeometry(single, options);
  const pair = lazySection(profile, () => {
    const one = single.properties;
    const p = planeProperties(geometry);
    const symmetric = shape !== "angle";
    const painted = 2 * length(outline(shape, d)) - (gap_mm > 0 ? 0 : 2 * contact(single, arrangement));
    // a pair is symmetric about z; angles: the shear centre is where the leg centre lines meet
    const z_0 = symmetric ? 0 : (d.t_mm ?? 0) / 2 - p.z_c;
    return assemble(
      p,
      {
        I_t: closed ? cell(single) : 2 * one.I_t_mm4,
        I_t_source: closed ? "Bredt and walls" : `2 x ${one.I_t_source}`,
        I_w: 0,
        I_w_source: "neglected",
        y_0: 0,
        z_0,
      },
      {
        painted,
        aboutY: symmetric,
        aboutZ: true,
        shape: "built-up",
        shear: { A_v_z_mm2: 2 * one.A_v_z_mm2, A_v_y_mm2: 2 * one.A_v_y_mm2 },
      },
    );
  });
  keepOutline(pair, geometry);
  return pair;
}

/** Length along which the two touch */
function contact({ shape, dimensions: d }: Section, arrangement: Arrangement): number {
  const { h_mm: h = 0, t_f_mm: tf = 0 } = d;
  if (shape === "channel" && arrangement === "toe-to-toe") return 2 * tf;
  return shape === "channel" || shape === "angle" ? h : 2 * tf;
}

function cell({ dimensions: d }: Section): number {
  const { h_mm: h = 0, b_mm: b = 0, t_w_mm: tw = 0, t_f_mm: tf = 0 } = d;
  const [hm, bm] = [h - tf, 2 * b - tw];
  return (4 * (hm * bm) ** 2) / ((2 * hm) / tw + (2 * bm) / tf) + (2 * (hm * tw ** 3 + bm * tf ** 3)) / 3;
}
