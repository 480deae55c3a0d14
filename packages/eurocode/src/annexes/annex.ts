import type { Message } from "../basis/message.ts";
import type { Choice, Parameter } from "../basis/parameter.ts";
import type { combinations } from "./combinations.ts";
import type { concrete } from "./concrete.ts";
import type { earthquake } from "./earthquake.ts";
import type { EN } from "./en.ts";
import type { loads } from "./loads.ts";
import type { timber } from "./timber.ts";

type All = typeof EN & typeof combinations & typeof concrete & typeof loads & typeof timber & typeof earthquake;
export type Standard = keyof All;
export type Symbols<S extends Standard> = keyof All[S] & string;
export type Value<S extends Standard, P extends Symbols<S>> = All[S][P] extends Parameter<infer T> ? T : never;

/** What one country decided otherwise of a standard: the edition of its annex and the deviating values. */
export interface Deviation<S extends Standard> {
  readonly edition?: string;
  readonly choices?: {
    readonly [P in Symbols<S>]?: Value<S, P> extends infer T ? Choice<T extends Choice["value"] ? T : never> : never;
  };
  /** A message for `warnings` of every check under this annex, where the country has no annex or withdrew it. */
  readonly warning?: Message;
  /** There is no annex to this standard: recommended values are used, the result says EN, and warns with this message. */
  readonly absent?: Message;
}

export interface Annex {
  readonly deviations: { readonly [S in Standard]?: Deviation<S> };
}
