import type { Message } from "../basis/message.ts";
import { says } from "./says.ts";
import type { Situation } from "./schema.ts";

const names: Readonly<Record<Situation, Message>> = {
  uls: says.strength,
  equ: says.equilibrium,
  accidental: says.accidental,
  fire: says.inFire,
  seismic: says.seismic,
  "sls-characteristic": says.characteristic,
  "sls-frequent": says.frequent,
  "sls-quasi-permanent": says.quasiPermanent,
};

/** A situation as a sentence calls it. */
export const situationName = (situation: Situation): Message => names[situation];

/** Of a result, where it is a text. */
export const nameOfText = (situation: string): Message | undefined =>
  Object.hasOwn(names, situation) ? names[situation as Situation] : undefined; // a name, as just seen
