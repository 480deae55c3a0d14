import type { LoadDuration } from "../annexes/timber-types.ts";
import type { Message } from "../basis/message.ts";
import type { TimberType } from "../materials/timber.ts";
import { says } from "./says.ts";

/** Kinds of timber in words. */
export const typeNames: Readonly<Record<TimberType, Message>> = {
  "solid-softwood": says.softwood,
  "solid-hardwood": says.hardwood,
  glulam: says.glulam,
  LVL: says.LVL,
};

export const durationNames: Readonly<Record<LoadDuration, Message>> = {
  permanent: says.permanent,
  "long-term": says.longTerm,
  "medium-term": says.mediumTerm,
  "short-term": says.shortTerm,
  "short/instantaneous": says.shortOrInstantaneous,
  instantaneous: says.instantaneous,
};
