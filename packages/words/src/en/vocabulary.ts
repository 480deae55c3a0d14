// Choices of fields that read on paper otherwise than as a request writes them.

// biome-ignore format: one name a row
export const names = {
  vocabulary: {
    udl: "uniform load",
    "udl fixed": "uniform load, ends fixed",
    "point load": "point load in the middle",
    "point load fixed": "point load in the middle, ends fixed",
    "cantilever udl": "cantilever, uniform load",
  },
};
