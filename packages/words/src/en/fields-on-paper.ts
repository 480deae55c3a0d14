// What a page calls a field whose description speaks to the one who types it.

// biome-ignore format: one name a row
export const names = {
  fields: {
    profile: "profile",
    steel_grade: "steel grade",
    species: "strength class",
    bolt_grade: "property class of the bolts",
    bolt_size: "size of the bolts",
    moment_shape_y: "distribution of M_y",
    moment_shape_z: "distribution of M_z",
    moment_shape_LT: "distribution of M_y between lateral restraints",
    lateral_restraint: "lateral restraint",
    is_end_bolt: "bolts nearest to the end of the plate",
    is_edge_bolt: "bolts of a line at the edge",
    deflection_limit: "limit of the deflection: length over",
    layout: "arrangement",
    braced: "braced against sway",
    load_duration: "load duration",
    ltb_case: "loading for lateral-torsional buckling",
    ltb_length_mm: "length between lateral restraints",
    verification: "method of verification",
    position: "position",
    loaded_edge: "loaded edge",
    plate_fu: "tensile strength of the governing ply",
    plate_t: "thickness of the governing ply",
  },
};
