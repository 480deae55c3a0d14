import * as z from "zod";
import { positive, text } from "../basis/fields.ts";

/** A length of a building. */
export const metres = (description: string, most = 1000) => positive(description, "m", { most });

export const actionField = <const Name extends string>(name: Name) =>
  z.literal(name).meta({ description: "kind of action" });

export const markField = text("name of the load").optional();

/** Width of load that one member carries. */
export const spacing = metres("width that a member carries, for line loads", 100).optional();
