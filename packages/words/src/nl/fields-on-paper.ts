// What a page calls a field whose description speaks to the one who types it.

// biome-ignore format: one name a row
export const names = {
  fields: {
    profile: "profiel",
    steel_grade: "staalsoort",
    species: "sterkteklasse",
    bolt_grade: "sterkteklasse van de bouten",
    bolt_size: "maat van de bouten",
    moment_shape_y: "verloop van M_y",
    moment_shape_z: "verloop van M_z",
    moment_shape_LT: "verloop van M_y tussen de kipsteunen",
    lateral_restraint: "zijdelingse steun",
    is_end_bolt: "bouten bij het einde van de plaat",
    is_edge_bolt: "bouten van een rij bij de rand",
    deflection_limit: "grens van de doorbuiging: lengte gedeeld door",
    layout: "opstelling",
    braced: "geschoord",
    load_duration: "belastingduur",
    ltb_case: "belasting voor kip",
    ltb_length_mm: "afstand tussen kipsteunen",
    verification: "toetsmethode",
    position: "plaats",
    loaded_edge: "belaste rand",
    plate_fu: "treksterkte van de maatgevende plaat",
    plate_t: "dikte van de maatgevende plaat",
  },
};
