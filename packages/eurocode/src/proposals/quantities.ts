import { boltSizes } from "../materials/bolts.ts";
import { timber } from "../materials/timber.ts";
import { type OwnSection, ownSection, type Section, section } from "../sections/index.ts";
import { isTimberJoint } from "./timber-joints.ts";

// What an item takes of material and work, from its own fields.

export interface Quantities {
  readonly profile_kg: number;
  readonly plate_kg: number;
  readonly bolts: readonly { readonly size: string; readonly grade: string; readonly n: number }[];
  readonly holes: number;
  readonly welds: readonly { readonly throat_mm: number; readonly length_mm: number }[];
  /** Of joints of timber: `dowel 12`, `A1 80`. */
  readonly fasteners?: readonly { readonly name: string; readonly d_mm: number; readonly n: number }[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Of the kinds for which it is known. */
const byKind: Readonly<Record<string, (item: Fields) => Quantities>> = {
  member: ({ profile, section: own, length_mm }) => ({
    ...none,
    profile_kg: (massOf(profile, own) * Number(length_mm)) / 1000,
  }),
  bolt: (item) => ({ ...none, ...bolted(item, Number(item.n_bolts ?? 1), 2) }),
  "bolt-group": (item) => {
    const n = Array.isArray(item.bolts) ? item.bolts.length : Number(item.n_1) * Number(item.n_2 ?? 1);
    return { ...none, ...bolted(item, n, Number(item.shear_planes) + 1) };
  },
  weld: ({ throat_mm, length_mm, n_welds = 1 }) => ({
    ...none,
    welds: [{ throat_mm: Number(throat_mm), length_mm: Number(length_mm) * Number(n_welds) }],
  }),
  "fin-plate": (item) => ({
    ...none,
    plate_kg: plateOf(item.plate),
    ...bolted(item, Number(item.n_1) * Number(item.n_2 ?? 1), 2),
    welds: [{ throat_mm: throatOf(item), length_mm: 2 * sideOf(item.plate, "h_mm") }],
  }),
  "header-plate": (item) => ({
    ...none,
    plate_kg: plateOf(item.plate),
    ...bolted(item, 2 * Number(item.n_1), 2),
    welds: [{ throat_mm: throatOf(item), length_mm: 2 * sideOf(item.plate, "h_mm") }],
  }),
  "angle-cleats": (item) => {
    const [web, support] = [Number(item.n_1) * Number(item.n_2 ?? 1), 2 * Number(item.n_1)];
    const { profile, section: own } = item.cleat as Fields;
    return {
      ...none,
      profile_kg: (2 * massOf(profile, own) * sideOf(item.cleat, "h_mm")) / 1000,
      bolts: [{ size: String(item.bolt_size), grade: String(item.bolt_grade), n: web + support }],
      holes: 3 * web + 2 * support,
    };
  },
  "column-base": (item) => {
    const { profile, section: own } = item.column as Fields;
    const anchors = item.anchors as Fields | undefined;
    const rows = Array.isArray(anchors?.rows_mm) ? anchors.rows_mm.length : 0;
    return {
      ...none,
      plate_kg: plateOf(item.plate),
      ...(anchors ? bolted(anchors, rows * Number(anchors.n_per_row ?? 2), 1) : {}),
      welds: [{ throat_mm: throatOf(item), length_mm: 1000 * sectionOf(profile, own).properties.A_L_m2_m }],
    };
  },
};

const none: Quantities = { profile_kg: 0, plate_kg: 0, bolts: [], holes: 0, welds: [] };
/** kg/mm³ */
const steelDensity = 7850e-9;

const sideOf = (part: unknown, name: string): number => Number((part as Fields)[name]);
const plateOf = (plate: unknown): number =>
  sideOf(plate, "h_mm") * sideOf(plate, "b_mm") * sideOf(plate, "t_mm") * steelDensity;
const throatOf = ({ throat_mm, leg_mm }: Fields): number =>
  throat_mm === undefined ? Number(leg_mm) / Math.SQRT2 : Number(throat_mm);
const bolted = ({ bolt_size, bolt_grade }: Fields, n: number, plies: number) => ({
  bolts: [{ size: String(bolt_size), grade: String(bolt_grade), n }],
  holes: n * plies,
});

function sectionOf(profile: unknown, own: unknown): Section {
  const found = typeof profile === "string" ? section(profile) : ownSection(own as OwnSection); // a check has accepted it
  if (!found) throw new Error(`no section ${String(profile)}`); // as well
  return found;
}
const massOf = (profile: unknown, own: unknown): number => sectionOf(profile, own).properties.G_kg_m;

/** Of a piece of timber: its mean density by its class. */
function ofTimber({ species, b, h, length_mm }: Fields): Quantities {
  const rho = timber(String(species))?.rho_mean_kg_m3 ?? 0;
  return { ...none, profile_kg: (Number(b) * Number(h) * Number(length_mm) * rho) / 1e9 };
}

/** Nails, screws, bolts or dowels; connectors, one for each face. */
function ofTimberJoint({ fastener, type, d_mm, d_c_mm, n, rows = 1, members }: Fields): Quantities {
  const d = Number(d_c_mm ?? d_mm);
  const faces = d_c_mm !== undefined && Array.isArray(members) ? members.length - 1 : 1;
  const name = `${String(type ?? fastener ?? "screw")} ${d}`;
  return { ...none, fasteners: [{ name, d_mm: d, n: Number(n) * Number(rows) * faces }] };
}

/** Undefined where nobody has counted that kind yet. */
export function quantitiesOf(endpoint: string, kind: string): ((item: Fields) => Quantities) | undefined {
  if (endpoint === "en-1995-1-1") {
    if (isTimberJoint(kind)) return ofTimberJoint;
    return kind === "member" ? ofTimber : undefined;
  }
  return byKind[kind];
}

export const usualBolts = [...boltSizes.keys()];
