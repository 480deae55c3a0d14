// Choices of fields that read on paper otherwise than as a request writes them.

// biome-ignore format: one name a row
export const names = {
  vocabulary: {
    udl: "uniform load",
    "udl fixed": "uniform load, ends fixed",
    "point load": "point load in the middle",
    "point load fixed": "point load in the middle, ends fixed",
    "cantilever udl": "cantilever, uniform load",
    imposed: "imposed load",
    "imposed roof": "imposed load on roofs",
    "imposed stairs": "imposed load on stairs",
    "snow above 1000 m": "snow above 1000 m",
    "very rough": "very rough",
    "product standard": "product standard",
    spectrum: "type of spectrum",
    "w inst of variable": "w_inst of the variable loads alone",
    "w add frequent": "w_add under the frequent combination",
  },
};
