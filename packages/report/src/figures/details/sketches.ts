// Drawings of Tables 8.1 to 8.5.

import {
  arrow,
  beam,
  box,
  crack,
  crackAlong,
  curved,
  type Drawing,
  disc,
  fillet,
  ink,
  iSection,
  light,
  plate,
  pull,
  red,
  ring,
  shape,
  slide,
  steel,
  strip,
  stroke,
  weld,
  word,
} from "./shapes.ts";

// Table 8.1

export const plainPlate: Drawing = () => [
  shape([
    [16, 46],
    [30, 26],
    [104, 26],
    [90, 46],
  ]),
  plate(16, 46, 74, 4),
  shape([
    [90, 46],
    [104, 26],
    [104, 30],
    [90, 50],
  ]),
  pull(38),
];
export const plainSection =
  (form: "I" | "O"): Drawing =>
  () =>
    form === "I" ? [iSection(60, 10, 34, 52)] : [ring(38, 36, 20), box(86, 36, 36)];
export const edges =
  (work: "dressed" | "cut"): Drawing =>
  () => [
    plate(16, 22, 88, 28),
    work === "cut"
      ? Array.from({ length: 21 }, (_, i) =>
          stroke([
            [18 + 4 * i, 50],
            [19 + 4 * i, 45],
          ]),
        ).join("")
      : stroke([
          [16, 47],
          [104, 47],
        ]),
    pull(36),
  ];
export const rolledShear =
  (form: "I" | "O"): Drawing =>
  () => [
    form === "I" ? iSection(60, 8, 40, 56) : box(60, 36, 48),
    arrow(form === "I" ? 76 : 92, 50, form === "I" ? 76 : 92, 22),
    arrow(form === "I" ? 44 : 28, 22, form === "I" ? 44 : 28, 50),
  ];
const bolt = (x: number, y1: number, y2: number) =>
  plate(x - 4, y1 - 4, 8, 4, light) + plate(x - 2, y1, 4, y2 - y1, light) + plate(x - 4, y2, 8, 4, light);
export const boltedLap =
  (sides: 1 | 2): Drawing =>
  () =>
    sides === 2
      ? [
          plate(16, 32, 42, 8),
          plate(62, 32, 42, 8),
          plate(34, 26, 52, 6),
          plate(34, 40, 52, 6),
          bolt(46, 26, 46),
          bolt(74, 26, 46),
          pull(36),
        ]
      : [plate(16, 28, 54, 8), plate(50, 36, 54, 8), bolt(60, 28, 44), arrow(13, 32, 2, 32), arrow(107, 40, 118, 40)];
export const plateWithHole: Drawing = () => [
  plate(16, 16, 88, 40),
  disc(60, 36, 7, "#fff"),
  crack(60, 28, -10),
  crack(60, 44, 10),
  pull(36),
];
export const boltInTension: Drawing = () => [
  plate(48, 14, 24, 8),
  plate(55, 22, 10, 36),
  ...Array.from({ length: 7 }, (_, i) =>
    stroke([
      [55, 33 + 4 * i],
      [65, 31 + 4 * i],
    ]),
  ),
  crackAlong(53, 36, 14),
  arrow(60, 13, 60, 2),
  arrow(60, 59, 60, 70),
];
export const boltInShear: Drawing = () => [
  plate(24, 24, 50, 10),
  plate(46, 34, 50, 10),
  bolt(60, 24, 44),
  arrow(22, 29, 10, 29),
  arrow(98, 39, 110, 39),
  stroke(
    [
      [55, 34],
      [65, 34],
    ],
    red,
    1.6,
  ),
];

// Table 8.2

export const longitudinalButt =
  (sides: 1 | 2): Drawing =>
  () => [
    plate(16, 10, 88, 24),
    plate(16, 38, 88, 24),
    plate(16, 34, 88, 4, ink),
    pull(36),
    sides === 1
      ? stroke(
          [
            [16, 44],
            [104, 44],
          ],
          ink,
          0.8,
          "3 2",
        )
      : "",
  ];
export const longitudinalFillet: Drawing = () => [
  beam(),
  plate(16, 20, 88, 2.5, ink),
  plate(16, 49.5, 88, 2.5, ink),
  pull(36),
];
export const boxCorner: Drawing = () => [
  plate(26, 14, 68, 7),
  plate(34, 21, 7, 43),
  plate(79, 21, 7, 43),
  weld([34, 21], [28, 21], [34, 27]),
  weld([86, 21], [92, 21], [86, 27]),
];
export const intermittentWeld: Drawing = () => [
  beam(),
  ...[18, 46, 74].flatMap((x) => [plate(x, 20, 18, 2.5, ink), plate(x, 49.5, 18, 2.5, ink)]),
  pull(36),
];
export const copeHole: Drawing = () => [
  beam(),
  curved("M48,52 A12,12 0 0 1 72,52 Z", "#fff"),
  plate(16, 49.5, 32, 2.5, ink),
  plate(72, 49.5, 32, 2.5, ink),
  crack(47, 50, 10),
  pull(55),
];
export const seam: Drawing = () => [
  plate(16, 20, 78, 32),
  `<ellipse cx="94" cy="36" rx="7" ry="16" fill="${light}" stroke="${ink}" stroke-width="0.8"/>`,
  stroke(
    [
      [16, 28],
      [89, 28],
    ],
    ink,
    2,
  ),
  pull(36),
];

// Table 8.3

type Butt = "flush" | "convex";
const buttWeld = (x: number, y: number, height: number, kind: Butt) =>
  kind === "flush"
    ? weld(
        [x - 5, y],
        [x + 5, y],
        [x + 1.5, y + height / 2],
        [x + 5, y + height],
        [x - 5, y + height],
        [x - 1.5, y + height / 2],
      )
    : `<path d="M${x - 5},${y} Q${x},${y - 6} ${x + 5},${y} L${x + 1.5},${y + height / 2} L${x + 5},${y + height} Q${x},${y + height + 6} ${x - 5},${y + height} L${x - 1.5},${y + height / 2} Z" fill="${ink}"/>`;
export const buttSplice =
  (kind: Butt): Drawing =>
  () => [strip(28, 16), buttWeld(60, 28, 16, kind), crack(54, 28, 12), pull(36)];
export const girderSplice =
  (kind: Butt): Drawing =>
  () => [
    beam(),
    plate(58, 20, 4, 32, ink),
    ...[14, 52].map((y) => (kind === "flush" ? plate(58, y, 4, 6, ink) : plate(57, y - 1.5, 6, 9, ink))),
    pull(36),
  ];
export const rolledSplice =
  (kind: Butt | "coped"): Drawing =>
  () => [
    beam(),
    plate(58, 14, 4, 44, ink),
    kind === "convex" ? plate(57, 12, 6, 3, ink) + plate(57, 57, 6, 3, ink) : "",
    kind === "coped" ? curved("M52,20 A8,8 0 0 0 68,20 Z", "#fff") + curved("M52,52 A8,8 0 0 1 68,52 Z", "#fff") : "",
    pull(36),
  ];
export const taperedSplice =
  (kind: Butt): Drawing =>
  () => [
    shape([
      [16, 24],
      [36, 24],
      [54, 30],
      [104, 30],
      [104, 42],
      [54, 42],
      [36, 48],
      [16, 48],
    ]),
    buttWeld(60, 30, 12, kind),
    word(42, 20, "1:4"),
    pull(36),
  ];
export const oneSidedButt: Drawing = () => [
  strip(28, 16),
  weld([52, 28], [68, 28], [61, 44], [59, 44]),
  crack(60, 45, -11),
  pull(36),
];
export const backingStrip =
  (form: "plain" | "tapered"): Drawing =>
  () => [
    form === "plain"
      ? strip(26, 14)
      : shape([
          [16, 18],
          [34, 18],
          [52, 26],
          [104, 26],
          [104, 40],
          [16, 40],
        ]),
    weld([52, 26], [68, 26], [63, 40], [57, 40]),
    plate(46, 40, 28, 6, light),
    fillet(46, 40, -5, 5),
    fillet(74, 40, 5, 5),
    crack(56, 41, -12),
    pull(33),
  ];
export const step: Drawing = () => [
  plate(16, 22, 44, 28),
  plate(60, 28, 44, 16),
  weld([58, 24], [60, 22], [66, 28], [61, 36], [66, 44], [60, 50], [58, 48]),
  word(38, 39, "t₂"),
  word(86, 39, "t"),
  crack(66, 28, 12),
  pull(36),
];
export const crossingFlanges =
  (form: "square" | "radius"): Drawing =>
  () => [
    plate(16, 27, 88, 18),
    plate(50, 4, 20, 64),
    stroke(
      [
        [50, 27],
        [50, 45],
      ],
      ink,
      2.5,
    ),
    stroke(
      [
        [70, 27],
        [70, 45],
      ],
      ink,
      2.5,
    ),
    form === "radius"
      ? (
          [
            "M50,16 Q50,27 39,27 L50,27 Z",
            "M70,16 Q70,27 81,27 L70,27 Z",
            "M50,56 Q50,45 39,45 L50,45 Z",
            "M70,56 Q70,45 81,45 L70,45 Z",
          ] as const
        )
          .map((d) => curved(d))
          .join("")
      : "",
    pull(36),
  ];

// Table 8.4

export const longitudinalAttachment: Drawing = () => [
  strip(40, 9),
  plate(40, 22, 40, 18, light),
  fillet(40, 40, -5, -5),
  fillet(80, 40, 5, -5),
  word(60, 18, "l"),
  stroke([
    [40, 20],
    [80, 20],
  ]),
  crack(35, 40, 9),
  pull(44.5),
];
export const slopedAttachment: Drawing = () => [
  strip(42, 9),
  shape(
    [
      [24, 42],
      [44, 22],
      [76, 22],
      [96, 42],
    ],
    light,
  ),
  fillet(24, 42, -4, -3),
  fillet(96, 42, 4, -3),
  word(60, 18, "l"),
  crack(20, 42, 9),
  pull(46.5),
];
export const platedGusset: Drawing = () => [
  strip(44, 9),
  curved("M20,44 Q44,44 44,16 L76,16 Q76,44 100,44 Z", light),
  stroke(
    [
      [18, 44],
      [102, 44],
    ],
    ink,
    2,
  ),
  word(36, 28, "r"),
  crack(24, 44, 9),
  pull(48.5),
];
export const edgeGusset =
  (form: "radius" | "square"): Drawing =>
  () => [
    plate(16, 38, 88, 24),
    form === "radius"
      ? curved("M26,38 Q42,38 42,16 L78,16 Q78,38 94,38 Z", light) + word(34, 28, "r")
      : plate(40, 16, 40, 22, light),
    stroke(
      [
        [form === "radius" ? 26 : 40, 38],
        [form === "radius" ? 94 : 80, 38],
      ],
      ink,
      2,
    ),
    word(60, 13, "l"),
    crack(form === "radius" ? 28 : 40, 39, 12),
    pull(50),
  ];
export const transverseAttachment: Drawing = () => [
  strip(40, 9),
  plate(55, 16, 10, 24, light),
  fillet(55, 40, -6, -6),
  fillet(65, 40, 6, -6),
  word(60, 62, "l"),
  stroke([
    [49, 54],
    [71, 54],
  ]),
  crack(49, 40, 9),
  pull(44.5),
];
export const transverseStiffener: Drawing = () => [
  beam(),
  plate(57, 20, 6, 32, steel),
  stroke(
    [
      [56, 20],
      [56, 52],
    ],
    ink,
    1.6,
  ),
  stroke(
    [
      [64, 20],
      [64, 52],
    ],
    ink,
    1.6,
  ),
  crack(55, 52, 7),
  pull(55),
];
export const diaphragm: Drawing = () => [
  plate(30, 10, 60, 5),
  plate(30, 15, 5, 42),
  plate(85, 15, 5, 42),
  plate(30, 57, 60, 5),
  plate(37, 17, 46, 38, light),
  stroke(
    [
      [37, 17],
      [83, 17],
      [83, 55],
      [37, 55],
      [37, 17],
    ],
    ink,
    2,
  ),
];
const stud = (x: number, y: number) =>
  plate(x - 3, y - 22, 6, 22, light) + plate(x - 6, y - 27, 12, 5, light) + plate(x - 5, y - 3, 10, 3, ink);
export const studBase: Drawing = () => [strip(46, 9), stud(46, 46), stud(74, 46), crack(52, 46, 9), pull(50.5)];

// Table 8.5

export const cross = (welds: "full" | "fillet") => [
  plate(16, 31, 39, 10),
  plate(65, 31, 39, 10),
  plate(55, 8, 10, 56),
  ...(
    [
      [55, 31, -6, -6],
      [55, 41, -6, 6],
      [65, 31, 6, -6],
      [65, 41, 6, 6],
    ] as const
  ).map((at) => fillet(at[0], at[1], at[2], at[3])),
  ...(welds === "full" ? [weld([55, 31], [55, 41], [51, 36]), weld([65, 31], [65, 41], [69, 36])] : []),
];
export const cruciform: Drawing = () => [
  ...cross("full"),
  crack(49, 31, 10),
  word(80, 20, "l"),
  stroke([
    [49, 24],
    [71, 24],
  ]),
  pull(36),
];
export const flexiblePanel: Drawing = () => [
  `<path d="M16,46 Q60,66 104,46 L104,54 Q60,74 16,54 Z" fill="${steel}" stroke="${ink}" stroke-width="0.8"/>`,
  plate(56, 14, 8, 44, light),
  fillet(56, 57, -5, -5),
  fillet(64, 57, 5, -5),
  crack(51, 57, 7),
  arrow(60, 13, 60, 2),
];
export const rootCrack: Drawing = () => [
  ...cross("fillet"),
  crackAlong(54, 36, -3),
  stroke(
    [
      [55, 31.5],
      [51, 28],
      [49, 25],
    ],
    red,
    1.6,
  ),
  stroke(
    [
      [65, 31.5],
      [69, 28],
      [71, 25],
    ],
    red,
    1.6,
  ),
  pull(36),
];
export const lapJoint =
  (part: "main" | "cover"): Drawing =>
  () => [
    plate(16, 24, 56, 24),
    plate(48, 18, 56, 36, light),
    weld([48, 22], [72, 22], [72, 25], [48, 25]),
    weld([48, 47], [72, 47], [72, 50], [48, 50]),
    plate(46, 24, 3, 24, ink),
    part === "main" ? crack(45, 26, 20) : crack(73, 20, 30),
    pull(36),
  ];
export const coverPlate =
  (reinforced: boolean): Drawing =>
  () => [
    strip(40, 9),
    plate(46, 32, 58, 8, light),
    reinforced ? weld([46, 32], [46, 40], [26, 40]) : fillet(46, 40, -7, -7),
    word(80, 28, "t_c"),
    word(80, 60, "t"),
    crack(reinforced ? 26 : 39, 40, 9),
    pull(44.5),
  ];
export const filletShear =
  (form: "flow" | "lap"): Drawing =>
  () =>
    form === "flow"
      ? [plate(16, 40, 88, 9), plate(16, 14, 88, 26, light), plate(16, 37, 88, 3.5, ink), slide(30, 45)]
      : [
          plate(16, 26, 60, 20),
          plate(44, 18, 60, 36, light),
          plate(46, 23, 30, 3, ink),
          plate(46, 46, 30, 3, ink),
          arrow(40, 36, 20, 36),
          arrow(82, 36, 102, 36),
        ];
export const studShear: Drawing = () => [
  strip(50, 9),
  stud(60, 50),
  crackAlong(54, 47, 12),
  arrow(30, 32, 54, 32),
  arrow(92, 55, 68, 55),
];
export const tubeSocket =
  (kind: "butt" | "fillet"): Drawing =>
  () => [
    plate(16, 26, 46, 20, light),
    plate(62, 14, 10, 44),
    kind === "butt"
      ? weld([54, 26], [62, 26], [62, 20]) + weld([54, 46], [62, 46], [62, 52])
      : fillet(62, 26, -6, -6) + fillet(62, 46, -6, 6),
    plate(76, 18, 6, 8, light),
    plate(76, 46, 6, 8, light),
    crack(kind === "butt" ? 54 : 56, 26, 10),
    arrow(13, 36, 2, 36),
    arrow(86, 36, 104, 36),
  ];
