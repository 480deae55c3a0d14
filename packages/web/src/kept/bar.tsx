import { namesAnnex, withAnnex } from "@x/api/annex";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { type Input, unclearIn } from "../input.ts";
import { may } from "../owner.ts";
import { Only, Wrong } from "../ui.tsx";
import { moment, translate } from "../words.ts";
import { About } from "./about.tsx";
import { dropLeft, type Left, leftOf, sendWaiting } from "./drafts.ts";
import { type Force, forcesIn } from "./forces.ts";
import { KeepForm } from "./keep-form.tsx";
import { type Calculation, inputIn, pathOf, textOf } from "./model.ts";
import { NextForm } from "./next.tsx";
import type { Opened } from "./open.ts";
import { type Standing, useKept } from "./use-kept.ts";

interface Props {
  readonly opened: Opened;
  /** What is in the form; undefined where there is none. */
  readonly input: Input | undefined;
  readonly onOpen: (input: Input) => void | Promise<void>;
  /** Nothing in it is to be asked about first: where the page does not say, by the fields of its check. */
  readonly isClear?: boolean;
  /** What it can hand on to the next member; where the page does not say, what its result has. */
  readonly forces?: () => readonly Force[];
  /** One of them that was asked for on the page. */
  readonly wanted?: string | undefined;
  readonly onWanted?: (value: string | undefined) => void;
}

/** Where a calculation is kept, above its form. */
export function Kept({ opened: first, input, onOpen, ...handing }: Props): JSX.Element {
  const [opened, setOpened] = useState(first);
  const [isKeeping, setKeeping] = useState(false);
  useEffect(() => void sendWaiting(), []);
  const annex = opened.is === "new" || opened.is === "kept" ? opened.annex : undefined;
  // a file that names no annex is of the project from when it is opened, as the project keeps it
  useEffect(() => {
    if (input && annex !== undefined && !namesAnnex(input.top)) onOpen({ ...input, top: withAnnex(input.top, annex) });
  }, [annex, input]);
  // what asks for the next member is kept before
  const isWanted = handing.wanted !== undefined && opened.is === "new";
  const keeping =
    (isKeeping || isWanted) && input ? (
      <KeepForm
        input={input}
        project={
          opened.is === "new" ? opened.project : opened.is === "kept" ? opened.calculation.project_id : undefined
        }
        onCancel={() => {
          setKeeping(false);
          if (isWanted) handing.onWanted?.(undefined);
        }}
        onKept={(calculation) => {
          setKeeping(false);
          history.replaceState(
            null,
            "",
            `?calculation=${calculation.id}&version=${calculation.version}${location.hash}`,
          );
          const { national_annex: kept } = calculation.request;
          const isOfProject = !namesAnnex(input.top) && typeof kept === "string";
          if (isOfProject) onOpen({ ...input, top: withAnnex(input.top, kept) });
          setOpened({ is: "kept", calculation, isCopy: false, annex: isOfProject ? kept : undefined });
        }}
      />
    ) : null;
  const keepButton = (text: string) => (
    <button type="button" class="small" onClick={() => setKeeping(true)}>
      {text}
    </button>
  );
  return (
    <section class="kept not-on-paper" aria-label={translate("Where it is kept")}>
      {opened.is === "kept" ? (
        <Keeper key={opened.calculation.id} {...{ opened, input, onOpen, ...handing }}>
          {input ? keepButton(translate("Save as…")) : null}
        </Keeper>
      ) : opened.is === "new" ? (
        <Only who="engineer">
          <p>{keepButton(translate("Keep in a project…"))}</p>
        </Only>
      ) : (
        <NotOwn opened={opened} />
      )}
      {keeping}
    </section>
  );
}

/** What somebody has shared, or what cannot be shown. */
function NotOwn({ opened }: { opened: Extract<Opened, { readonly is: "shared" | "lost" }> }): JSX.Element {
  if (opened.is === "shared") {
    const { name, project, version, checked } = opened.calculation;
    return (
      <p role="status">
        {translate(
          "{name} of {project}, version {version}: shared with you to read. What you change here is not saved.",
          { name, project, version },
        )}{" "}
        {checked ? translate("It has been checked.") : null}
      </p>
    );
  }
  return (
    <p class="problem" role="alert">
      {opened.why}{" "}
      {opened.isSignedOut ? (
        <a href={`/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`}>
          {translate("Go to the sign-in page")}
        </a>
      ) : null}
    </p>
  );
}

interface KeeperProps extends Omit<Props, "opened"> {
  readonly opened: Extract<Opened, { readonly is: "kept" }>;
  readonly children: JSX.Element | null;
}

function Keeper({ opened, input, onOpen, children, isClear, ...handing }: KeeperProps): JSX.Element {
  const { standing, save, follow, note, setNote, beginFrom, leave } = useKept(opened, input);
  const [isAbout, setAbout] = useState(false);
  const { calculation, is, wrong, isFull, moved } = standing;
  const isSavable = may("engineer") && is === "changed" && (isClear ?? (!input || unclearIn(input).length === 0));
  // before the next key: an effect runs after the picture is painted, and would save what was typed before the last keys
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (isSavable) save();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return (
    <>
      <p class="kept-name">
        <a href={`/projects/${calculation.project_id}`}>{translate("Project")}</a>
        {" / "}
        <strong>{pathOf(calculation)}</strong>{" "}
        <span role="status" class={`state ${is}`}>
          {standingText(standing, opened.isCopy)}
        </span>
      </p>
      {may("engineer") ? null : <p>{translate("You may read here; what you change is not saved.")}</p>}
      <div class="line">
        <Only who="engineer">
          <label class="announce" for="note">
            {translate("What is new in this version")}
          </label>
          <input
            id="note"
            maxLength={2000}
            autocomplete="off"
            placeholder={translate("What is new in this version")}
            value={note}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
          <button type="button" class="small main" disabled={!isSavable} onClick={save}>
            {translate("Save")}
          </button>
          {children}
          {input ? <ToNext {...{ calculation, input, ...handing }} isSaved={is === "saved"} /> : null}
        </Only>
        <button type="button" class="small" aria-expanded={isAbout} onClick={() => setAbout(!isAbout)}>
          {translate("Versions, comments, sharing")}
        </button>
      </div>
      <Wrong text={isFull ? translate("This browser has no room for a draft: save before you leave.") : wrong} />
      <div role="status">{moved === "" ? null : <p class="problem">{moved}</p>}</div>
      {input ? null : (
        <p class="problem" role="alert">
          {translate("This input cannot be shown in a form; take it as a file from its project.")}
        </p>
      )}
      <Behind {...{ standing, follow, leave, onOpen }} onSave={save} />
      <LeftDrafts
        calculation={calculation}
        now={textOf(input)}
        onOpen={(typed, version) => {
          void onOpen(typed);
          void beginFrom(version);
        }}
      />
      {isAbout ? <About calculation={calculation} isSaved={is === "saved"} onOpen={onOpen} onChange={follow} /> : null}
    </>
  );
}

interface ToNextProps extends Pick<Props, "forces" | "wanted" | "onWanted"> {
  readonly calculation: Calculation;
  readonly input: Input;
  readonly isSaved: boolean;
}

/** From a beam to its column, from there to its base and its footing. */
function ToNext({ calculation, input, isSaved, forces, wanted, onWanted }: ToNextProps): JSX.Element | null {
  const [isOpen, setOpen] = useState(false);
  const found = useMemo(() => forces?.() ?? forcesIn(input), [forces, input]);
  if (found.length === 0) return null;
  return (
    <>
      <button
        type="button"
        class="small"
        disabled={!isSaved}
        title={isSaved ? undefined : translate("Save first: the next member takes what is saved.")}
        onClick={() => setOpen(true)}
      >
        {translate("Next member…")}
      </button>
      {wanted !== undefined && !isSaved ? (
        <p class="problem" role="status">
          {translate("Save first: the next member takes what is saved.")}
        </p>
      ) : null}
      {isSaved && (isOpen || wanted !== undefined) ? (
        <NextForm
          {...{ calculation, wanted }}
          forces={found}
          onClose={() => {
            setOpen(false);
            onWanted?.(undefined);
          }}
        />
      ) : null}
    </>
  );
}

function standingText(
  { calculation: { version, changed_at, changed_by, checked_version, checked_by }, is }: Standing,
  isCopy: boolean,
): string {
  if (is === "saving") return translate("saving…");
  if (is === "waiting")
    return translate("The server does not answer: kept on this device, and saved as soon as it does");
  if (is === "other") return translate("This is another check: save it as a calculation of its own");
  if (is === "behind") return translate("not saved");
  if (is === "changed") return translate("not saved yet; version {version} is", { version });
  if (isCopy) return translate("version {version}, as this device saw it last", { version });
  if (checked_version === version)
    return translate("version {version}, checked by {person}", { version, person: checked_by ?? "" });
  return translate("version {version}, {moment}, {person}", {
    version,
    moment: moment(changed_at),
    person: changed_by,
  });
}

interface BehindProps {
  readonly standing: Standing;
  readonly follow: (found: Calculation) => void;
  readonly leave: () => void;
  readonly onOpen: Props["onOpen"];
  readonly onSave: () => void;
}

/** Two have changed the same: both are there, and a person says what is next. */
function Behind({ standing: { newer, is }, follow, leave, onOpen, onSave }: BehindProps): JSX.Element | null {
  if (!newer) return null;
  const theirs = inputIn(newer);
  return (
    <div class="problem" role="alert">
      <p>
        {translate("{person} has saved version {version} meanwhile ({moment}). What you typed is here and not lost.", {
          person: newer.changed_by,
          version: newer.version,
          moment: moment(newer.changed_at),
        })}
      </p>
      <p class="row-of-buttons">
        <button type="button" class="small" disabled={is === "other"} onClick={onSave}>
          {translate("Save mine as version {version}", { version: newer.version + 1 })}
        </button>
        {theirs ? (
          <button
            type="button"
            class="small"
            onClick={async () => {
              leave();
              // what is typed is looked for on this device as soon as theirs is followed
              await onOpen(theirs);
              follow(newer);
            }}
          >
            {translate("Go on with theirs (Undo brings mine back)")}
          </button>
        ) : null}
      </p>
    </div>
  );
}

interface LeftProps {
  readonly calculation: Calculation;
  /** What is in the form. */
  readonly now: string;
  readonly onOpen: (input: Input, from: number) => void;
}

/** What another tab has, or one that was closed, and nobody has saved. */
function LeftDrafts({ calculation, now, onOpen }: LeftProps): JSX.Element | null {
  const { id, endpoint, version } = calculation;
  const [left, setLeft] = useState<readonly Left[]>([]);
  const inputOf = ({ draft: { request } }: Left) => inputIn({ endpoint, request });
  const look = () => {
    const saved = textOf(inputIn(calculation));
    const open = leftOf(id);
    for (const one of open) if (!one.draft.waiting && [saved, now].includes(textOf(inputOf(one)))) dropLeft(one.name);
    setLeft(leftOf(id));
  };
  useEffect(look, [version]);
  useEffect(() => {
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  });
  if (left.length === 0) return null;
  return (
    <ul class="plain left-drafts">
      {left.map((one) => {
        const typed = inputOf(one);
        return (
          <li key={one.name}>
            {translate("Typed on this device and not saved: {moment}, from version {version}", {
              moment: moment(new Date(one.draft.at).toISOString()),
              version: one.draft.version,
            })}{" "}
            {typed ? (
              <button type="button" class="small" onClick={() => onOpen(typed, one.draft.version)}>
                {translate("Open")}
              </button>
            ) : null}{" "}
            <button
              type="button"
              class="small"
              onClick={() => {
                dropLeft(one.name);
                look();
              }}
            >
              {translate("Throw away")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
