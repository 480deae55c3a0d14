// Drawings of Tables 8.6 to 8.10 and B.1.

import {
  arrow,
  blue,
  box,
  crack,
  crackAlong,
  curved,
  type Drawing,
  disc,
  fillet,
  ink,
  light,
  type Point,
  plate,
  pull,
  ring,
  shape,
  steel,
  stroke,
  weld,
  word,
} from "./shapes.ts";
import { buttSplice, coverPlate, cross, cruciform, longitudinalAttachment, transverseAttachment } from "./sketches.ts";

// Table 8.6

export const tubeFlattened: Drawing = () => [
  shape(
    [
      [16, 24],
      [44, 24],
      [60, 33],
      [60, 39],
      [44, 48],
      [16, 48],
    ],
    light,
  ),
  plate(64, 33, 40, 6),
  plate(60, 32, 4, 8, ink),
  pull(36),
];
export const tubeSlotted: Drawing = () => [
  plate(16, 24, 56, 24, light),
  plate(46, 32, 58, 8),
  plate(46, 30, 26, 2.5, ink),
  plate(46, 39.5, 26, 2.5, ink),
  disc(44, 36, 3.5, "#fff"),
  crack(44, 32, -8),
  pull(36),
];
export const tubeSplice =
  (form: "O" | "R"): Drawing =>
  () => [
    plate(16, 24, 88, 24, light),
    plate(58, 22.5, 4, 27, ink),
    form === "O" ? ring(60, 36, 9) : box(60, 36, 18),
    pull(36),
  ];
export const tubeAttachment: Drawing = () => [
  plate(16, 36, 88, 18, light),
  plate(46, 10, 28, 26, steel),
  fillet(46, 36, -5, -5),
  fillet(74, 36, 5, -5),
  word(60, 26, "l"),
  crack(41, 36, 9),
  pull(45),
];
export const tubeSpliceWithPlate =
  (kind: "butt" | "fillet", form: "O" | "R"): Drawing =>
  () => [
    plate(16, 24, 40, 24, light),
    plate(64, 24, 40, 24, light),
    plate(57, 10, 6, 52),
    ...(kind === "butt"
      ? [
          weld([52, 24], [57, 21], [57, 27]),
          weld([68, 24], [63, 21], [63, 27]),
          weld([52, 48], [57, 45], [57, 51]),
          weld([68, 48], [63, 45], [63, 51]),
        ]
      : [fillet(57, 24, -6, -6), fillet(63, 24, 6, -6), fillet(57, 48, -6, 6), fillet(63, 48, 6, 6)]),
    form === "O" ? ring(34, 36, 9) : box(34, 36, 18),
    pull(36),
  ];

// Table 8.7

export const latticeNode =
  (form: "K" | "N", way: "gap" | "overlap"): Drawing =>
  () => {
    const reach = way === "gap" ? 10 : 1;
    const left: Point[] =
      form === "K"
        ? [
            [60 - reach - 14, 42],
            [60 - reach, 42],
            [32, 8],
            [20, 8],
          ]
        : [
            [60 - reach - 12, 42],
            [60 - reach, 42],
            [60 - reach, 8],
            [60 - reach - 12, 8],
          ];
    return [
      shape(
        [
          [60 + reach, 42],
          [60 + reach + 14, 42],
          [100, 8],
          [88, 8],
        ],
        light,
      ),
      shape(left, light),
      plate(16, 42, 88, 18),
      crack(60 + reach, 42, 8),
      pull(51),
    ];
  };

// Tables 8.8 and 8.9

const trough = (x: number, y: number) =>
  stroke(
    [
      [x - 16, y],
      [x - 8, y + 26],
      [x + 8, y + 26],
      [x + 16, y],
    ],
    ink,
    2.5,
  );
export const ribThroughCrossbeam =
  (cut: boolean): Drawing =>
  () => [
    plate(10, 12, 100, 5),
    plate(10, 17, 100, 47, light),
    cut ? curved("M46,38 Q44,54 60,54 Q76,54 74,38 L70,44 L50,44 Z", "#fff") : "",
    trough(60, 17),
    crack(68, 42, 8),
  ];
export const ribSplice =
  (way: "crossbeam" | "backing" | "both"): Drawing =>
  () => [
    plate(16, 16, 88, 5),
    plate(16, 21, 88, 22, light),
    way === "crossbeam" ? plate(57, 21, 6, 46) + fillet(57, 43, -6, 6) + fillet(63, 43, 6, 6) : "",
    way === "crossbeam" ? "" : plate(58, 21, 4, 22, ink),
    way === "backing" ? plate(50, 43, 20, 3) : "",
    crack(way === "crossbeam" ? 55 : 57, 42, -12),
    pull(32),
  ];
export const cutOut: Drawing = () => [
  plate(10, 12, 100, 5),
  plate(10, 17, 100, 47, light),
  curved("M24,17 L32,44 Q40,52 48,44 L56,17 Z", "#fff"),
  curved("M68,17 L76,44 Q84,52 92,44 L100,17 Z", "#fff"),
  crackAlong(55, 28, 14),
  pull(57),
];
export const ribToDeck =
  (kind: "butt" | "fillet"): Drawing =>
  () => [
    plate(16, 14, 88, 8),
    shape(
      [
        [40, 22],
        [47, 22],
        [58, 64],
        [51, 64],
      ],
      light,
    ),
    kind === "butt"
      ? weld([40, 22], [32, 22], [42, 30])
      : weld([40, 22], [33, 22], [42, 29]) +
        stroke(
          [
            [40, 22],
            [47, 22],
          ],
          "#fff",
          1.5,
        ),
    crack(33, 22, -7),
    arrow(60, 2, 60, 12),
  ];
export const openRib =
  (web: boolean): Drawing =>
  () => [
    plate(10, 12, 100, 5),
    plate(10, 17, 100, 47, light),
    ...[36, 60, 84].map((x) => plate(x - 2, 17, 4, 28) + disc(x, 46, 5, "#fff")),
    web ? crackAlong(64, 44, 12) : crack(58, 40, -12),
  ];

// Table 8.10

type Runway = "rolled" | "full" | "partial" | "fillet" | "tee-full" | "tee-partial" | "tee-fillet";
export const runway =
  (kind: Runway): Drawing =>
  () => {
    const tee = kind.startsWith("tee");
    const y = tee ? 38 : 26;
    const way = kind.replace("tee-", "");
    return [
      plate(28, 18, 64, 8),
      tee ? plate(55, 26, 10, 12) : "",
      plate(55, y, 10, 68 - y, light),
      way === "full" ? weld([50, y], [70, y], [65, y + 6], [55, y + 6]) : "",
      way === "partial" ? weld([50, y], [58, y], [55, y + 6]) + weld([70, y], [62, y], [65, y + 6]) : "",
      way === "fillet" ? fillet(55, y, -6, 6) + fillet(65, y, 6, 6) : "",
      way === "rolled" ? curved("M48,26 Q55,26 55,33 L65,33 Q65,26 72,26 Z") : "",
      crackAlong(54, y + (way === "fillet" || way === "partial" ? 3 : 8), 12),
      arrow(60, 4, 60, 17),
    ];
  };

// Table B.1

type Hot = "flush" | "butt" | "cruciform" | "fillet" | "bracket" | "cover" | "cruciform-fillet";
const hotDrawings: Readonly<Record<Hot, Drawing>> = {
  flush: buttSplice("flush"),
  butt: buttSplice("convex"),
  cruciform,
  fillet: transverseAttachment,
  bracket: longitudinalAttachment,
  cover: coverPlate(false),
  "cruciform-fillet": () => [...cross("fillet"), crack(49, 31, 10), pull(36)],
};
/** The same joints with the stress at the weld toe extrapolated. */
export const hotSpot =
  (kind: Hot): Drawing =>
  () => [...hotDrawings[kind](), `<path d="M12,24 Q38,24 48,8" fill="none" stroke="${blue}" stroke-width="1"/>`];
