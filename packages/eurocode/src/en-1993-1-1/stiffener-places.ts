import type { MemberItem } from "./schema.ts";

// Where transverse stiffeners divide a web into panels.

/** Places of transverse stiffeners with the ends of the member, in order. */
export const stationsOf = ({ stiffeners = [], length_mm }: MemberItem): number[] =>
  [...new Set([0, ...stiffeners.map(({ x_mm }) => x_mm), length_mm])].sort((a, b) => a - b);

export const greatestPanel = (item: MemberItem): number => {
  const places = stationsOf(item);
  return Math.max(...places.slice(1).map((x, i) => x - (places[i] ?? 0)));
};

/** Posts of two stiffeners each at both ends. */
export const hasRigidPosts = ({ stiffeners = [], length_mm }: MemberItem): boolean => {
  const posts = stiffeners.filter(({ kind }) => kind === "rigid-end-post");
  return [true, false].every((late) => posts.filter(({ x_mm }) => x_mm > length_mm / 2 === late).length === 2);
};
