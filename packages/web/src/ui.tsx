import type { Role } from "@x/api/roles";
import type { ComponentChildren, JSX } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { Refused, sentence } from "./http.ts";
import { may } from "./owner.ts";
import { signedIn } from "./pages.ts";
import { titleOf, translate } from "./words.ts";

/** Something that is asked of the server: nothing yet, what it is, or what is wrong. */
export interface Loaded<T> {
  readonly value: T | undefined;
  readonly problem: Refused | undefined;
  readonly busy: boolean;
  readonly load: () => Promise<void>;
  readonly set: (value: T) => void;
}

export function useLoaded<T>(ask: () => Promise<T>): Loaded<T> {
  const [value, set] = useState<T>();
  const [problem, setProblem] = useState<Refused>();
  const [busy, setBusy] = useState(true);
  const asked = useRef(ask);
  asked.current = ask;
  const load = useCallback(async () => {
    setBusy(true);
    try {
      set(await asked.current());
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof Refused ? error : new Refused(0, sentence(error)));
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => void load(), []);
  return { value, problem, busy, load, set };
}

/** How often what moves by itself is looked at. */
const every = 3000;

/** Looks again while something is on its way. */
export function useWhile(isMoving: boolean, load: () => Promise<void>): void {
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void load(), every);
    return () => clearInterval(timer);
  }, [isMoving]);
}

/** What is there, or why it is not, with the way on. */
export function Shown<T>({ of, children }: { of: Loaded<T>; children: (value: T) => ComponentChildren }): JSX.Element {
  const { value, problem, busy, load } = of;
  if (value === undefined) {
    if (problem) return <Trouble problem={problem} again={load} busy={busy} />;
    return <Waiting />;
  }
  return (
    <>
      {problem ? <Trouble problem={problem} again={load} busy={busy} /> : null}
      {children(value)}
    </>
  );
}

/** A part of a page that is loaded by itself. */
export function Later({ load }: { load: () => Promise<JSX.Element> }): JSX.Element {
  const part = useLoaded(load);
  return <Shown of={part}>{(shown) => shown}</Shown>;
}

const Waiting = (): JSX.Element => (
  <p class="waiting" role="status">
    {translate("One moment…")}
  </p>
);

function Trouble({ problem, again, busy }: { problem: Refused; again: () => unknown; busy: boolean }): JSX.Element {
  if (problem.status === 401) {
    signedIn.set(false);
    return (
      <section class="card empty">
        <p>{translate("This page is for people who are signed in.")}</p>
        <p>
          <a class="button" href={`/sign-in?to=${encodeURIComponent(location.pathname)}`}>
            {translate("Go to the sign-in page")}
          </a>
        </p>
      </section>
    );
  }
  if (problem.status === 403)
    return (
      <section class="card empty">
        <p role="alert">{problem.message}</p>
        <p>
          <a class="button quiet" href="/account">
            {translate("Go to the account")}
          </a>
        </p>
      </section>
    );
  return (
    <section class="card empty">
      <p role="alert">
        {problem.status === 404 ? translate("There is no such page in this account.") : problem.message}
      </p>
      <p>
        {problem.status === 404 ? (
          <a class="button quiet" href="/projects">
            {translate("Go to the projects")}
          </a>
        ) : (
          <button type="button" disabled={busy} onClick={again}>
            {translate("Try again")}
          </button>
        )}
      </p>
    </section>
  );
}

/** What only some may do is there for them alone. */
export const Only = ({ who, children }: { who: Role; children: ComponentChildren }): ComponentChildren =>
  may(who) ? children : null;

/** One thing that a person asks for: whether it is on its way, and what was wrong. */
export function useAction(): {
  readonly busy: boolean;
  readonly wrong: string;
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setWrong("");
    try {
      await work();
      return true;
    } catch (error) {
      setWrong(sentence(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, run };
}

export const Wrong = ({ text }: { text: string }): JSX.Element => (
  <p class="problem" role="alert">
    {text}
  </p>
);

export function Field({
  id,
  label,
  help,
  children,
}: {
  id: string;
  label: string;
  help?: string;
  children: JSX.Element;
}): JSX.Element {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {help === undefined ? null : (
        <span class="below help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}

interface FormProps {
  /** Where no heading says what it is for. */
  readonly label?: string;
  readonly action: Pick<ReturnType<typeof useAction>, "busy" | "wrong">;
  readonly word: string;
  readonly disabled?: boolean;
  readonly onSubmit: () => unknown;
  readonly onCancel: () => void;
  readonly children: ComponentChildren;
}

/** Fields, what is wrong with them, and the two ways out. */
export function Form({ label, action, word, disabled = false, onSubmit, onCancel, children }: FormProps): JSX.Element {
  return (
    <form
      class="stack"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      <Wrong text={action.wrong} />
      <p class="row-of-buttons">
        <button type="submit" class="main" disabled={action.busy || disabled}>
          {word}
        </button>
        <button type="button" onClick={onCancel}>
          {translate("Cancel")}
        </button>
      </p>
    </form>
  );
}

interface DialogProps {
  /** Of its heading. */
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ComponentChildren;
}

/** In front of the page until it is closed. */
export function Dialog({ id, title, onClose, children }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}

/** The heading of the page says where one is; so does its tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
    const heading = document.getElementById("title");
    if (heading) heading.textContent = title;
  }, [title]);
}

/** How long a deletion can be taken back. */
const grace = 8000;

/** Deletes after a while, in which a person may think again; at once when the page is left. */
export function useUndo(remove: (id: number, keepalive: boolean) => Promise<unknown>, after: () => unknown) {
  const [leaving, setLeaving] = useState<ReadonlyMap<number, string>>(new Map());
  const [wrong, setWrong] = useState("");
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>()).current;
  const forget = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    setLeaving((now) => new Map([...now].filter(([key]) => key !== id)));
  };
  const carryOut = async (id: number, keepalive = false) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    try {
      await remove(id, keepalive);
      await after();
    } catch (error) {
      setWrong(sentence(error));
    } finally {
      forget(id);
    }
  };
  useEffect(() => {
    const leave = () => {
      for (const id of timers.keys()) void carryOut(id, true);
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);
  return {
    leaving,
    wrong,
    start: (id: number, name: string) => {
      setWrong("");
      setLeaving((now) => new Map(now).set(id, name));
      timers.set(
        id,
        setTimeout(() => void carryOut(id), grace),
      );
    },
    undo: forget,
  };
}

export function UndoBar({ of }: { of: ReturnType<typeof useUndo> }): JSX.Element {
  return (
    <div role="status" class={of.leaving.size > 0 ? "undo" : ""}>
      {[...of.leaving].map(([id, name]) => (
        <p key={id}>
          {translate("{name} is deleted.", { name })}{" "}
          <button type="button" class="small" onClick={() => of.undo(id)}>
            {translate("Undo")}
          </button>
        </p>
      ))}
      <Wrong text={of.wrong} />
    </div>
  );
}
