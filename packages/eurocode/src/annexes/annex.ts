import type { Message } from "../basis/message.ts";
import type { Choice, Parameter } from "../basis/parameter.ts";
import type { combinations } from "./combinations.ts";
import type { concrete } from "./concrete.ts";
import type { earthquake } from "./earthquake.ts";
import type { EN } from "./en.ts";
import type { loads } from "./loads.ts";
import type { AnnexCode } from "./names.ts";
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

type Constant<T> = T extends (...given: never[]) => infer R ? (R extends number ? number : never) : never;

/** A value, the value that another annex has, a value with where it is from, or why it is refused: known to differ, but not by how much. */
export type OwnValue<T> =
  | T
  | Constant<T>
  | { readonly as: AnnexCode }
  | Refusal
  | { readonly value: T | Constant<T>; readonly source?: string; readonly reads?: string };

/** Of a parameter, or as `"*"` of all that a standard has beside those given. */
interface Refusal {
  readonly refuse: string;
}

export interface OwnAnnex {
  /** The country or office, as results and reports call it. */
  readonly name: string;
  /** Document and date: `DM 31.07.2012`. */
  readonly edition: string;
  /** Where its values are from, of those that do not say it themselves. */
  readonly source?: string;
  /** The annex that it deviates from; EN: the recommended values. */
  readonly based_on?: AnnexCode;
  /** What happens where a check needs a parameter that it does not give: warn (default), refuse, accept. */
  readonly others?: "warn" | "refuse" | "accept";
  readonly parameters: {
    readonly [S in Standard]?: { readonly [P in Symbols<S>]?: OwnValue<Value<S, P>> } & { readonly "*"?: Refusal };
  };
}

/** The same as it comes from a file. */
export interface GivenAnnex {
  readonly name: string;
  readonly edition: string;
  readonly source?: string | undefined;
  readonly based_on?: AnnexCode | undefined;
  readonly others?: OwnAnnex["others"] | undefined;
  readonly parameters: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
