import { formulaOfWind as formula } from "../formula.ts";

// Where the zones are: Figures 7.5 to 7.9. Plan of the building: x along the wind from the windward face, y across it.

export const referenceWidth = formula("7.2.2(1), Figure 7.5", "min(b, 2 * h)", (b, h) => Math.min(b, 2 * h));

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

/** A zone by its places on the plan; of walls along their face, with its height. */
export interface ZonePlaces {
  readonly id: string;
  /** Along the wind, of walls across it their width. */
  readonly b_m: number;
  readonly area_m2: number | undefined;
  readonly places: readonly Rectangle[];
}

const zone = (id: string, b_m: number, places: readonly Rectangle[], stretch = 1): ZonePlaces[] => {
  const real = places.filter(({ length, width }) => length > 0 && width > 0);
  if (real.length === 0) return [];
  return [
    { id, b_m, places: real, area_m2: stretch * real.reduce((sum, { length, width }) => sum + length * width, 0) },
  ];
};

/** A strip across the wind, from wall to wall. */
export const strip = (id: string, x: number, length: number, b: number, stretch: number): ZonePlaces[] =>
  zone(id, length, [{ x, y: 0, length, width: b }], stretch);

/** Parts of the side walls along the wind, Figure 7.5. */
export function sideZones(
  e: number,
  d: number,
): readonly { readonly id: "A" | "B" | "C"; readonly from: number; readonly to: number }[] {
  const ends = [
    { id: "A", from: 0, to: Math.min(e / 5, d) },
    { id: "B", from: e / 5, to: Math.min(e, d) },
    { id: "C", from: e, to: d },
  ] as const;
  return ends.filter(({ from, to }) => to > from);
}

/** Flat roofs, Figure 7.6; ridges along the wind take the same places, Figure 7.8(c). */
export function flatRoof(e: number, b: number, d: number): ZonePlaces[] {
  const [depth, edge, corner] = [Math.min(e / 10, d), Math.min(e / 2, d), Math.min(e / 4, b / 2)];
  return [
    ...zone("F", depth, [
      { x: 0, y: 0, length: depth, width: corner },
      { x: 0, y: b - corner, length: depth, width: corner },
    ]),
    ...zone("G", depth, [{ x: 0, y: corner, length: depth, width: b - 2 * corner }]),
    ...zone("H", edge - depth, [{ x: depth, y: 0, length: edge - depth, width: b }]),
    ...zone("I", d - edge, [{ x: edge, y: 0, length: d - edge, width: b }]),
  ];
}

/** F, G and H of a slope that rises or falls along the wind from x = 0 to d, Figure 7.7(b). */
export function slopeZones(e: number, b: number, d: number, stretch: number): ZonePlaces[] {
  const [depth, corner] = [Math.min(e / 10, d), Math.min(e / 4, b / 2)];
  return [
    ...zone(
      "F",
      depth,
      [
        { x: 0, y: 0, length: depth, width: corner },
        { x: 0, y: b - corner, length: depth, width: corner },
      ],
      stretch,
    ),
    ...zone("G", depth, [{ x: 0, y: corner, length: depth, width: b - 2 * corner }], stretch),
    ...zone("H", d - depth, [{ x: depth, y: 0, length: d - depth, width: b }], stretch),
  ];
}

/** Wind across the ridge, Figure 7.8(b): the slope it meets, then the one behind the ridge. */
export function duopitchAcross(e: number, b: number, d: number, stretch: number): ZonePlaces[] {
  const ridge = d / 2;
  const behind = Math.min(e / 10, ridge);
  return [
    ...slopeZones(e, b, ridge, stretch),
    ...zone("J", behind, [{ x: ridge, y: 0, length: behind, width: b }], stretch),
    ...zone("I", ridge - behind, [{ x: ridge + behind, y: 0, length: ridge - behind, width: b }], stretch),
  ];
}

/** Wind along the ridge, Figure 7.8(c): both slopes alike. */
export const duopitchAlong = (e: number, b: number, d: number, stretch: number): ZonePlaces[] =>
  flatRoof(e, b, d).map((one) => ({ ...one, area_m2: one.area_m2 === undefined ? undefined : stretch * one.area_m2 }));

/** Wind along the eaves of a monopitch roof, Figure 7.7(c): the high eave is at y = b. */
export function monopitchAlong(e: number, b: number, d: number, stretch: number): ZonePlaces[] {
  const [depth, corner] = [Math.min(e / 10, d), Math.min(e / 4, b / 2)];
  const [, ...others] = duopitchAlong(e, b, d, stretch);
  return [
    ...zone("F-up", depth, [{ x: 0, y: b - corner, length: depth, width: corner }], stretch),
    ...zone("F-low", depth, [{ x: 0, y: 0, length: depth, width: corner }], stretch),
    ...others,
  ];
}

/** Hipped roofs, Figure 7.9: the strips along eave and ridge have a depth of e/10, the other zones follow the hips. */
export function hippedRoof(e: number, b: number, d: number): ZonePlaces[] {
  const depth = Math.min(e / 10, d / 2);
  const corner = Math.min(e / 4, b / 2);
  const strip = (id: string): ZonePlaces => ({ id, b_m: depth, area_m2: undefined, places: [] });
  const rest = (id: string): ZonePlaces => ({ id, b_m: d / 2 - depth, area_m2: undefined, places: [] });
  return [
    ...zone("F", depth, [
      { x: 0, y: 0, length: depth, width: corner },
      { x: 0, y: b - corner, length: depth, width: corner },
    ]),
    ...zone("G", depth, [{ x: 0, y: corner, length: depth, width: b - 2 * corner }]),
    rest("H"),
    strip("J"),
    rest("I"),
    strip("K"),
    strip("L"),
    strip("M"),
    rest("N"),
  ];
}

/** Canopies, Figures 7.16 and 7.17: C along the ends of the slope, B along the sides, D along the ridge, A inside. */
export function canopyZones(b: number, d: number, ridged: boolean): ZonePlaces[] {
  const [side, end] = [b / 10, d / 10];
  const inside = b - 2 * side;
  const ridge = ridged ? d / 10 : 0;
  const half = (d - 2 * end - 2 * ridge) / 2;
  return [
    ...zone(
      "A",
      ridged ? half : d - 2 * end,
      ridged
        ? [
            { x: end, y: side, length: half, width: inside },
            { x: d / 2 + ridge, y: side, length: half, width: inside },
          ]
        : [{ x: end, y: side, length: d - 2 * end, width: inside }],
    ),
    ...zone("B", d, [
      { x: 0, y: 0, length: d, width: side },
      { x: 0, y: b - side, length: d, width: side },
    ]),
    ...zone("C", end, [
      { x: 0, y: side, length: end, width: inside },
      { x: d - end, y: side, length: end, width: inside },
    ]),
    ...(ridged ? zone("D", 2 * ridge, [{ x: d / 2 - ridge, y: side, length: 2 * ridge, width: inside }]) : []),
  ];
}

/** Reference heights of a windward wall, 7.2.2(1): parts from the ground up. */
export function wallParts(b: number, h: number): readonly { readonly from: number; readonly to: number }[] {
  if (h <= b) return [{ from: 0, to: h }];
  if (h <= 2 * b)
    return [
      { from: 0, to: b },
      { from: b, to: h },
    ];
  // strips between, not higher than the width
  const strips = Math.ceil((h - 2 * b) / b - 1e-9);
  const height = (h - 2 * b) / strips;
  return [
    { from: 0, to: b },
    ...Array.from({ length: strips }, (_, i) => ({ from: b + i * height, to: b + (i + 1) * height })),
    { from: h - b, to: h },
  ];
}

/** Ends of the zones A to D of a free-standing wall, Figure 7.19. */
export const freeWallEnds = (h: number): readonly number[] => [0.3 * h, 2 * h, 4 * h, Number.POSITIVE_INFINITY];
