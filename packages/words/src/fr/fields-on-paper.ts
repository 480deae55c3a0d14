import type { names as first } from "../nl/fields-on-paper.ts";
import type { Like } from "../words.ts";

// What a page calls a field whose description speaks to the one who types it.

// biome-ignore format: one name a row
export const names = {
  fields: {
    profile: "profilé",
    steel_grade: "nuance d'acier",
    species: "classe de résistance",
    bolt_grade: "classe de qualité des boulons",
    bolt_size: "diamètre des boulons",
    moment_shape_y: "distribution de M_y",
    moment_shape_z: "distribution de M_z",
    moment_shape_LT: "distribution de M_y entre maintiens latéraux",
    lateral_restraint: "maintien latéral",
    is_end_bolt: "boulons en bout de plaque",
    is_edge_bolt: "boulons d'une file de rive",
    deflection_limit: "limite de la flèche : longueur sur",
    layout: "disposition",
    braced: "contreventé",
    load_duration: "durée de la charge",
    ltb_case: "chargement pour le déversement",
    ltb_length_mm: "longueur entre maintiens latéraux",
    verification: "méthode de vérification",
    position: "position",
    loaded_edge: "bord chargé",
    plate_fu: "résistance à la traction de la tôle déterminante",
    plate_t: "épaisseur de la tôle déterminante",
  },
} satisfies Like<typeof first>;
