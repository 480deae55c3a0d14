import type { names as first } from "../nl/fields-on-paper.ts";
import type { Like } from "../words.ts";

// What a page calls a field whose description speaks to the one who types it.

// biome-ignore format: one name a row
export const names = {
  fields: {
    profile: "Profil",
    steel_grade: "Stahlsorte",
    species: "Festigkeitsklasse",
    bolt_grade: "Festigkeitsklasse der Schrauben",
    bolt_size: "Größe der Schrauben",
    moment_shape_y: "Verlauf von M_y",
    moment_shape_z: "Verlauf von M_z",
    moment_shape_LT: "Verlauf von M_y zwischen den seitlichen Halterungen",
    lateral_restraint: "seitliche Halterung",
    is_end_bolt: "Schrauben am Blechende",
    is_edge_bolt: "Schrauben einer Randreihe",
    deflection_limit: "Grenze der Durchbiegung: Länge geteilt durch",
    layout: "Anordnung",
    braced: "ausgesteift",
    load_duration: "Lasteinwirkungsdauer",
    ltb_case: "Belastung für das Kippen",
    ltb_length_mm: "Länge zwischen seitlichen Halterungen",
    verification: "Nachweisverfahren",
    position: "Lage",
    loaded_edge: "belasteter Rand",
    plate_fu: "Zugfestigkeit des maßgebenden Blechs",
    plate_t: "Dicke des maßgebenden Blechs",
  },
} satisfies Like<typeof first>;
