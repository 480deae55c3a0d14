import { useEffect, useRef, useState } from "preact/hooks";
import { Refused, sentence } from "../http.ts";
import { type Input, storedOf } from "../input.ts";
import { asOwner, dropDraft, OfAnother, putCopy, putDraft, type Waiting } from "./drafts.ts";
import { know, movedText } from "./linked.tsx";
import { atVersion, type Calculation, change, inputIn, readKept, textOf } from "./model.ts";

/** How a kept calculation stands. */
export interface Standing {
  readonly calculation: Calculation;
  /** `other`: what is typed is for another check, which is another calculation. */
  readonly is: "saved" | "changed" | "saving" | "waiting" | "behind" | "other";
  /** What somebody else has saved meanwhile. */
  readonly newer: Calculation | undefined;
  readonly wrong: string;
  /** This device has no room for a draft: what is typed is in the address alone. */
  readonly isFull: boolean;
  /** What it takes of others is another value now, in a sentence. */
  readonly moved: string;
}

/** How long the server is given before a save that did not reach it is sent again. */
const again = 15_000;

/** How often the server is asked whether a value of another calculation has changed. */
const between = 20_000;

const isAway = (error: unknown): boolean => error instanceof Refused && (error.status === 0 || error.status >= 500);

const sameInput = (one: Calculation, other: Calculation): boolean =>
  JSON.stringify(one.request) === JSON.stringify(other.request);

interface Begun {
  readonly calculation: Calculation;
  readonly newer?: Calculation | undefined;
}

/** Saves what is typed, keeps it on this device until then, and loses neither that nor what others have saved. */
export function useKept(begun: Begun, input: Input | undefined) {
  const [calculation, setCalculation] = useState(begun.calculation);
  const [newer, setNewer] = useState(begun.newer);
  const [waiting, setWaiting] = useState<Waiting>();
  const [note, setNote] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [wrong, setWrong] = useState("");
  const [moved, setMoved] = useState("");
  const isSending = useRef(false);
  const text = textOf(input);
  const isOther = input !== undefined && input.check.endpoint !== calculation.endpoint;
  const isChanged = text !== textOf(inputIn(calculation));

  const learn = (found: Calculation) => {
    const moved = know(found.links);
    if (moved.length > 0) setMoved(movedText(moved));
  };
  const take = (found: Calculation) => {
    learn(found);
    setCalculation(found);
    putCopy(found);
    history.replaceState(null, "", `?calculation=${found.id}&version=${found.version}${location.hash}`);
  };

  /** Once; what is to be tried next, if anything. */
  const attempt = async (one: Waiting, seen: Calculation): Promise<Calculation | undefined> => {
    const { request, note, key, changes } = one;
    try {
      await asOwner();
      take(await change(seen.id, { request, ...(note === "" ? {} : { note }) }, { changes, key }));
      setNewer(undefined);
      setWaiting(undefined);
      // it is said once it is saved, and not before: a conflict may come between
      setNote((now) => (now === note ? "" : now));
    } catch (error) {
      if (isAway(error)) return void setWaiting(one);
      if (error instanceof OfAnother) throw error;
      setWaiting(undefined);
      if (!(error instanceof Refused) || error.status !== 412) throw error;
      const found = await readKept(seen.id);
      // renamed, moved, or calculated again with other values: what is typed began from the newest input all the same
      if (found.version === seen.version || sameInput(found, seen)) return found;
      setNewer(found);
    }
    return undefined;
  };

  const send = async (one: Waiting) => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    setWrong("");
    try {
      const moved = await attempt(one, newer ?? calculation);
      if (moved) await attempt({ ...one, changes: moved.changes, key: crypto.randomUUID() }, moved);
    } catch (error) {
      setWrong(sentence(error));
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };

  const isFull = useDraft({ calculation, input, text, isNeeded: isChanged || waiting !== undefined, isOther, waiting });
  useAgain(waiting, send);

  // what it takes of others may have changed while it stands open
  const look = async () => {
    if (isSending.current || document.visibilityState === "hidden") return;
    const found = await readKept(calculation.id, true).catch(() => undefined);
    if (!found || isSending.current) return;
    if (newer || found.version === calculation.version || !sameInput(found, calculation)) learn(found);
    else take(found);
  };
  useLook(look, calculation.links.length > 0);

  const standing: Standing = {
    calculation,
    is: howItStands({ isSaving, isOther, isChanged, isWaiting: waiting !== undefined, isBehind: newer !== undefined }),
    newer,
    wrong,
    isFull,
    moved,
  };
  return {
    standing,
    note,
    setNote,
    save: () => {
      // also where the other one is behind what somebody has saved
      if (!input || isOther) return;
      const { changes } = newer ?? calculation;
      void send({ request: storedOf(input), note, changes, key: crypto.randomUUID() });
    },
    /** What is typed stays on this device, whatever takes its place here. */
    leave: () => {
      if (!input) return;
      const { id, version, changes } = calculation;
      putDraft({ id, version, changes, request: storedOf(input), at: Date.now() }, crypto.randomUUID());
    },
    /** A draft is open: what it began from is what it is held against. */
    beginFrom: async (version: number) => {
      const newest = newer ?? calculation;
      if (version >= calculation.version) return;
      try {
        const base = await atVersion(newest, version);
        history.replaceState(null, "", `?calculation=${base.id}&version=${version}${location.hash}`);
        setCalculation(base);
        setNewer(newest);
      } catch (error) {
        setWrong(sentence(error));
      }
    },
    /** From here on what is typed began from that. */
    follow: (found: Calculation) => {
      setNewer(undefined);
      take(found);
    },
  };
}

interface Stands {
  readonly isSaving: boolean;
  readonly isOther: boolean;
  readonly isWaiting: boolean;
  readonly isBehind: boolean;
  readonly isChanged: boolean;
}

function howItStands({ isSaving, isOther, isWaiting, isBehind, isChanged }: Stands): Standing["is"] {
  if (isSaving) return "saving";
  if (isOther) return "other";
  if (isWaiting) return "waiting";
  if (isBehind) return "behind";
  return isChanged ? "changed" : "saved";
}

function useAgain(waiting: Waiting | undefined, send: (one: Waiting) => Promise<void>): void {
  useEffect(() => {
    if (!waiting) return;
    const retry = () => void send(waiting);
    const timer = setInterval(retry, again);
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [waiting]);
}

/** Now and then, and whenever somebody comes back to the page. */
function useLook(look: () => Promise<void>, isNeeded: boolean): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    if (!isNeeded) return;
    const now = () => void latest.current();
    const timer = setInterval(now, between);
    addEventListener("focus", now);
    document.addEventListener("visibilitychange", now);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", now);
      document.removeEventListener("visibilitychange", now);
    };
  }, [isNeeded]);
}

interface Drafted {
  readonly calculation: Calculation;
  readonly input: Input | undefined;
  readonly text: string;
  readonly isNeeded: boolean;
  readonly isOther: boolean;
  readonly waiting: Waiting | undefined;
}

/** What is typed and not saved is kept on this device; whether it has no room for that. */
function useDraft({ calculation, input, text, isNeeded, isOther, waiting }: Drafted): boolean {
  const [isFull, setFull] = useState(false);
  const { id, version, changes } = calculation;
  useEffect(() => {
    if (isOther || !input) return;
    if (!isNeeded) return dropDraft(id);
    const draft = { id, version, changes, request: storedOf(input), at: Date.now() };
    setFull(!putDraft(waiting ? { ...draft, waiting } : draft));
  }, [text, isNeeded, waiting, version]);
  return isFull;
}
