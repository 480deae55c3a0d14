import type { Message } from "../basis/message.ts";
import type { Outline } from "./outline.ts";
import type { Section } from "./types.ts";

// What is known of a section beside its dimensions; and who makes sections of drawings, brought by those who take them.

export interface SectionPart {
  readonly profile?: string | undefined;
  readonly b_mm?: number | undefined;
  readonly t_mm?: number | undefined;
  readonly y_mm?: number | undefined;
  readonly z_mm?: number | undefined;
  readonly angle_deg?: number | undefined;
  readonly mirrored?: boolean | undefined;
}

export interface DrawnSection {
  readonly points_mm?: readonly (readonly [y: number, z: number])[] | undefined;
  readonly holes_mm?: readonly (readonly (readonly [y: number, z: number])[])[] | undefined;
  readonly parts?: readonly SectionPart[] | undefined;
}

/** A flat of a plate between what it is joined to, or from there to its free edge. */
export interface Flat {
  readonly part: number;
  readonly c: number;
  readonly t: number;
  readonly free: boolean;
}

/** What a drawn section has beside its properties. */
export interface Drawn {
  readonly outline: Outline;
  /** thickest part: of an outline the greatest circle that lies within */
  readonly thickness: number;
  /** walls of plates; undefined where an outline does not say what is a wall */
  readonly flats: readonly Flat[] | undefined;
  readonly profiles: readonly string[];
  /** the greatest height over thickness of a wall that is not across a force along z, along y */
  readonly slenderZ: number;
  readonly slenderY: number;
  readonly symmetricY: boolean;
  readonly symmetricZ: boolean;
  /** principal axes that are not y and z */
  readonly oblique: boolean;
  /** moduli by the greatest stress of a moment about y, or z, alone */
  readonly W_y: number;
  readonly W_z: number;
  /** shear centre from the centroid, with its sign */
  readonly y_0: number;
  readonly z_0: number;
}

const outlines = new WeakMap<Section, Outline>();
const drawn = new WeakMap<Section, Drawn>();

/** The outline of a section whose dimensions do not say it. */
export const keepOutline = (section: Section, outline: Outline): void => {
  outlines.set(section, outline);
};
export const keptOutline = (section: Section): Outline | undefined => outlines.get(section);

export const keepDrawn = (section: Section, kept: Drawn): void => {
  drawn.set(section, kept);
  keepOutline(section, kept.outline);
};
export const drawnOf = (section: Section): Drawn | undefined => drawn.get(section);

type DrawnShape = "polygon" | "parts";

export const drawings: {
  brought?: {
    readonly faults: (own: DrawnSection, shape: DrawnShape) => { readonly path: string; readonly said: Message }[];
    readonly make: (own: DrawnSection, shape: DrawnShape, standard: string, welded: boolean) => Section;
  };
} = {};
