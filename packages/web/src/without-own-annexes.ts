// In place of what the library brings for annexes of one's own: a page brings it where an input may have one (vite.config.ts).

export const bringOwnAnnexes = (): void => {};

export const defineAnnex = (): never => {
  throw new Error("no page defines an annex");
};
