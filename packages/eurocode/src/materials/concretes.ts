import { allConcretes, type Concrete } from "./concrete.ts";

/** All classes by their names, for who lists them: a check makes only its own. */
export const concretes: ReadonlyMap<string, Concrete> = new Map(allConcretes().map((one) => [one.strengthClass, one]));
