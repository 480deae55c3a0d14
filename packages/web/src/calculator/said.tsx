import type { JSX } from "preact";
import { translate } from "../words.ts";
import type { Action, State } from "./state.ts";

/** Why a link is not what is shown; what was replaced; one step back and forth. */
export function Said({ state, on }: { state: State; on: (action: Action) => void }): JSX.Element {
  const { unread, isReplaced, past, future } = state;
  return (
    <>
      <div role="alert">{unread === "" ? null : <p class="problem">{unread}</p>}</div>
      <p class="steps-back">
        <button type="button" class="small" disabled={past.length === 0} onClick={() => on({ do: "undo" })}>
          {translate("Undo")}
        </button>
        <button type="button" class="small" disabled={future.length === 0} onClick={() => on({ do: "redo" })}>
          {translate("Redo")}
        </button>
        <span role="status" class="help">
          {isReplaced ? translate("The input that was here has been replaced.") : ""}
        </span>
      </p>
    </>
  );
}
