import type { names as first } from "../nl/fields-on-paper.ts";
import type { Like } from "../words.ts";

// What a page calls a field whose description speaks to the one who types it.

// biome-ignore format: one name a row
export const names = {
  fields: {
    profile: "profil",
    steel_grade: "stålsort",
    species: "hållfasthetsklass",
    bolt_grade: "skruvarnas hållfasthetsklass",
    bolt_size: "skruvarnas storlek",
    moment_shape_y: "fördelning av M_y",
    moment_shape_z: "fördelning av M_z",
    moment_shape_LT: "fördelning av M_y mellan sidostöd",
    lateral_restraint: "sidostöd",
    is_end_bolt: "skruvar närmast plåtänden",
    is_edge_bolt: "skruvar i en kantrad",
    deflection_limit: "gräns för nedböjningen: längd delad med",
    layout: "utformning",
    braced: "stagad",
    load_duration: "lastvaraktighet",
    ltb_case: "last för vippning",
    ltb_length_mm: "längd mellan sidostöd",
    verification: "kontrollmetod",
    position: "läge",
    loaded_edge: "belastad kant",
    plate_fu: "brottgräns för den avgörande plåten",
    plate_t: "tjocklek för den avgörande plåten",
  },
} satisfies Like<typeof first>;
