import type { Language } from "@x/words";
import type { Input, Item } from "../input.ts";

// What a calculator knows, and what can happen to it. Every change of the input can be undone.

export const tabs = ["generations", "checks", "steps", "annexes", "plot", "report"] as const;
type Tab = (typeof tabs)[number];

/** One item in a form, or all in a table. */
export type View = "form" | "table";

export interface State {
  readonly input: Input;
  /** The item that is shown. */
  readonly index: number;
  readonly tab: Tab;
  readonly view: View;
  /** Of result and report. */
  readonly language: Language;
  /** What was done, in a sentence. */
  readonly said: string;
  /** Why what a link asked for is not what is shown. */
  readonly unread: string;
  /** The path of a field that is gone to. */
  readonly wanted: string;
  readonly past: readonly Input[];
  readonly future: readonly Input[];
  /** The field that changed last: typing on in it is one step. */
  readonly edited: string;
  /** Something took the place of what was there. */
  readonly isReplaced: boolean;
}

export type Action =
  /** The item that is shown, or another. */
  | { readonly do: "edit"; readonly item: Item; readonly at?: number }
  | { readonly do: "view"; readonly view: View }
  | { readonly do: "edit top"; readonly top: Item }
  | { readonly do: "set items"; readonly items: readonly Item[]; readonly index: number }
  /** Another input in the place of this one. */
  | { readonly do: "replace"; readonly input: Input }
  /** What the address says now. */
  | { readonly do: "follow"; readonly input: Input }
  | { readonly do: "undo" | "redo" }
  /** Values that it takes of others have changed: it is calculated anew, and there is nothing to undo. */
  | { readonly do: "again" }
  | { readonly do: "show"; readonly index: number }
  | { readonly do: "turn to"; readonly tab: Tab }
  | { readonly do: "speak"; readonly language: Language }
  | { readonly do: "say"; readonly said: string }
  | { readonly do: "not read"; readonly why: string }
  | { readonly do: "go to"; readonly path: string };

const mostSteps = 200;

export const begin = (input: Input, language: Language, unread: string): State => ({
  input,
  index: 0,
  tab: "checks",
  view: "form",
  language,
  said: "",
  unread,
  wanted: "",
  past: [],
  future: [],
  edited: "",
  isReplaced: false,
});

export function reduce(state: State, action: Action): State {
  const { input, index } = state;
  switch (action.do) {
    case "edit": {
      const at = Math.min(action.at ?? index, input.items.length - 1);
      const field = changedField(input.items[at] ?? {}, action.item);
      return changed(
        state,
        { ...input, items: input.items.with(at, action.item) },
        field === "" ? "" : `${at}.${field}`,
      );
    }
    case "edit top":
      return changed(
        state,
        { ...input, top: action.top },
        changedField(input.top, action.top) && `top.${changedField(input.top, action.top)}`,
      );
    case "set items":
      return {
        ...changed(state, { ...input, items: action.items }, ""),
        index: action.index,
        isReplaced: action.items.length < input.items.length,
      };
    case "replace":
      return { ...changed(state, action.input, ""), index: 0, isReplaced: true };
    case "follow":
      return { ...changed(state, action.input, ""), index: 0 };
    case "again":
      return { ...state, input: { ...input } };
    case "undo":
      return turned(state, state.past, state.future, (past, future) => ({ past, future }));
    case "redo":
      return turned(state, state.future, state.past, (future, past) => ({ past, future }));
    case "view":
      return { ...state, view: action.view };
    case "show":
      return { ...state, index: action.index };
    case "turn to":
      return { ...state, tab: action.tab };
    case "speak":
      return { ...state, language: action.language };
    case "say":
      return { ...state, said: action.said };
    case "not read":
      return { ...state, unread: action.why };
    case "go to": {
      const [, item] = /^\w+\[(\d+)\]/.exec(action.path) ?? [];
      const isElsewhere = item !== undefined && input.items.length > 1;
      return { ...state, wanted: action.path, index: isElsewhere ? Number(item) : index };
    }
  }
}

function changed(state: State, input: Input, edited: string): State {
  const isTypedOn = edited !== "" && edited === state.edited;
  return {
    ...state,
    input,
    said: "",
    unread: "",
    past: isTypedOn ? state.past : [...state.past, state.input].slice(-mostSteps),
    future: [],
    edited,
    isReplaced: false,
  };
}

/** One step back or forth: the input goes to the other pile. */
function turned(
  state: State,
  from: readonly Input[],
  to: readonly Input[],
  piles: (from: readonly Input[], to: readonly Input[]) => Pick<State, "past" | "future">,
): State {
  const input = from.at(-1);
  if (!input) return state;
  const index = Math.min(state.index, input.items.length - 1);
  return { ...state, ...piles(from.slice(0, -1), [...to, state.input]), input, index, edited: "", isReplaced: false };
}

/** The one place that differs, as deep as it lies; "" where there are several, or rows came or went. */
function changedField(before: unknown, after: unknown): string {
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return "";
  if (!isOfParts(before) || !isOfParts(after)) return "=";
  const [name, ...more] = Object.keys({ ...before, ...after }).filter((one) => before[one] !== after[one]);
  if (name === undefined || more.length > 0) return "";
  const inside = changedField(before[name], after[name]);
  return inside === "" ? "" : `${name}.${inside}`;
}

const isOfParts = (value: unknown): value is Item => typeof value === "object" && value !== null;
