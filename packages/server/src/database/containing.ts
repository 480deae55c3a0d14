import { sql } from "kysely";

/** Whether a column contains a text, letter by letter: the same in both engines, of which each has another function for it. */
export const containing = (column: string, text: string) =>
  sql<boolean>`replace(${sql.ref(column)}, ${text}, '') <> ${sql.ref(column)}`;
