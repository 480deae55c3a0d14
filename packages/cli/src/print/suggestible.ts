import { checks } from "@x/eurocode";

/** The kinds that know what would just do. */
export const suggestible: readonly string[] = checks.flatMap(({ endpoint, kinds }) =>
  Object.values(kinds).flatMap(({ name, suggest }) => (suggest ? [`${endpoint} (${name})`] : [])),
);
