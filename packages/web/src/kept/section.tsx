import type { Project } from "@x/api";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../http.ts";
import { Meter, type Tone } from "../meter.tsx";
import { Scroll } from "../scroll.tsx";
import { Only, Shown, UndoBar, useAction, useLoaded, useUndo, Wrong } from "../ui.tsx";
import { moment, percent, translate } from "../words.ts";
import { sendWaiting } from "./drafts.ts";
import { importFiles } from "./import.ts";
import {
  addressOf,
  type CalculationEntry,
  change,
  keep,
  listKept,
  pathOf,
  placeOf,
  readKept,
  remove,
  stateText,
} from "./model.ts";
import { ReportForm } from "./report-form.tsx";

const tones: Readonly<Record<CalculationEntry["state"], Tone>> = {
  passed: "good",
  failed: "bad",
  calculated: "open",
  "not calculated": "open",
};

/** By folder and name, numbers as numbers: Beam 2 is before Beam 10. */
const inOrder = new Intl.Collator(undefined, { numeric: true }).compare;

/** What a project keeps of calculations. */
export function Calculations({ project }: { project: Project }): JSX.Element {
  const kept = useLoaded(() => listKept(project.id));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const undo = useUndo(remove, kept.load);
  useEffect(() => void sendWaiting().then(kept.load), []);
  const list = (kept.value ?? [])
    .filter(({ id }) => !undo.leaving.has(id))
    .sort((a, b) => inOrder(a.folder, b.folder) || inOrder(a.name, b.name));
  const some = list.filter(({ id }) => chosen.has(id));
  const choose = (id: number, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <section aria-labelledby="calculations">
      <h2 id="calculations">{translate("Calculations")}</h2>
      <Begin project={project} templates={list.filter(({ template }) => template)} list={list} onDone={kept.load} />
      <UndoBar of={undo} />
      <Shown of={kept}>
        {() =>
          list.length === 0 ? (
            <div class="card empty">
              <p>
                {translate(
                  "No calculations yet. Begin one here, or keep what is in a calculator; each change becomes a version.",
                )}
              </p>
            </div>
          ) : (
            <>
              <WithChosen
                project={project.id}
                some={some}
                onDone={async () => {
                  setChosen(new Set());
                  await kept.load();
                }}
                onRemove={() => {
                  for (const one of some) undo.start(one.id, pathOf(one));
                  setChosen(new Set());
                }}
              />
              <Listed list={list} chosen={chosen} onChoose={choose} />
            </>
          )
        }
      </Shown>
    </section>
  );
}

interface ListedProps {
  readonly list: readonly CalculationEntry[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (id: number, isOn: boolean) => void;
}

function Listed({ list, chosen, onChoose }: ListedProps): JSX.Element {
  return (
    <Scroll label={translate("Calculations of this project")}>
      <table class="calculations">
        <thead>
          <tr>
            <td />
            <th scope="col">{translate("Calculation")}</th>
            <th scope="col">{translate("Result")}</th>
            <th scope="col">{translate("Utilization")}</th>
            <th scope="col" class="minor">
              {translate("Version")}
            </th>
            <th scope="col" class="minor">
              {translate("Saved")}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((one, i) => (
            <Row
              key={one.id}
              one={one}
              isFirst={one.folder !== "" && one.folder !== list[i - 1]?.folder}
              isChosen={chosen.has(one.id)}
              onChoose={(isOn) => onChoose(one.id, isOn)}
            />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface RowProps {
  readonly one: CalculationEntry;
  /** Of its folder. */
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

function Row({ one, isFirst, isChosen, onChoose }: RowProps): JSX.Element {
  const { id, name, folder, state, utilization, version, checked_version, checked_by, changed_at, template } = one;
  const isChecked = checked_version === version;
  return (
    <>
      {isFirst ? (
        <tr class="folder">
          <td />
          <th scope="rowgroup" colSpan={5}>
            {folder}
          </th>
        </tr>
      ) : null}
      <tr class={state === "failed" ? "failed" : ""}>
        <td>
          <input
            type="checkbox"
            aria-label={translate("Choose {name}", { name: pathOf(one) })}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </td>
        <th scope="row" id={`calculation-${id}`}>
          <a href={addressOf(one)}>{name}</a>
          {template ? <span class="tag">{translate("template")}</span> : null}
        </th>
        <td>
          <span class={`judged-state ${tones[state]}`}>{stateText(state)}</span>
        </td>
        <td class="number">
          {utilization === null ? null : (
            <>
              {percent(utilization / 100)} <Meter fraction={utilization / 100} tone={tones[state]} />
            </>
          )}
        </td>
        <td class="minor">
          {version}
          {isChecked ? ` ✓ ${translate("checked by {person}", { person: checked_by ?? "" })}` : null}
        </td>
        <td class="minor">{moment(changed_at)}</td>
      </tr>
    </>
  );
}

interface WithChosenProps {
  readonly project: number;
  readonly some: readonly CalculationEntry[];
  readonly onDone: () => Promise<void>;
  readonly onRemove: () => void;
}

/** What can be done with those that are chosen. */
function WithChosen({ project, some, onDone, onRemove }: WithChosenProps): JSX.Element {
  const { busy, wrong, run } = useAction();
  const [path, setPath] = useState<string>();
  const [isReporting, setReporting] = useState(false);
  const [first, second] = some;
  const only = some.length === 1 ? first : undefined;
  const forEach = (work: (one: CalculationEntry) => Promise<unknown>) =>
    run(async () => {
      for (const one of some) await work(one);
      await onDone();
    });
  const duplicate = async (one: CalculationEntry) => {
    const { request, endpoint, folder, name, project_id } = await readKept(one.id);
    const copy = translate("{name} (copy)", { name: name.slice(0, 85) });
    await keep(project_id, { folder, name: copy, endpoint, request }, crypto.randomUUID());
  };
  return (
    <>
      <p class="row-of-buttons" role="toolbar" aria-label={translate("With what is chosen")}>
        {some.length === 2 ? (
          <a class="button quiet small" href={`/compare?one=${first?.id}&other=${second?.id}`}>
            {translate("Compare side by side")}
          </a>
        ) : (
          <button type="button" class="small" disabled>
            {translate("Compare side by side")}
          </button>
        )}
        <Only who="engineer">
          <button type="button" class="small" disabled={!only} onClick={() => only && setPath(pathOf(only))}>
            {translate("Rename or move")}
          </button>
          <button type="button" class="small" disabled={busy || !first} onClick={() => void forEach(duplicate)}>
            {translate("Duplicate")}
          </button>
          <button
            type="button"
            class="small"
            disabled={busy || !first}
            onClick={() => void forEach(({ id, template }) => change(id, { template: !template }))}
          >
            {translate("Template or not")}
          </button>
          <button type="button" class="small" disabled={!first} onClick={onRemove}>
            {translate("Delete")}
          </button>
        </Only>
        <button type="button" class="small" onClick={() => setReporting(true)}>
          {first ? translate("Report of what is chosen…") : translate("Report of all…")}
        </button>
      </p>
      {isReporting ? (
        <ReportForm project={project} calculations={some.map(({ id }) => id)} onClose={() => setReporting(false)} />
      ) : null}
      {only && path !== undefined ? (
        <form
          class="line"
          onSubmit={(event) => {
            event.preventDefault();
            void forEach(({ id }) => change(id, placeOf(path))).then((isDone) => isDone && setPath(undefined));
          }}
        >
          <label for="new-path">{translate("Name, with its folders: Axis A/Beam B1")}</label>
          <input
            id="new-path"
            required
            maxLength={300}
            value={path}
            onInput={(event) => setPath(event.currentTarget.value)}
          />
          <button type="submit" class="small" disabled={busy}>
            {translate("Save")}
          </button>
          <button type="button" class="small" onClick={() => setPath(undefined)}>
            {translate("Cancel")}
          </button>
        </form>
      ) : null}
      <Wrong text={wrong} />
    </>
  );
}

interface BeginProps {
  readonly project: Project;
  readonly templates: readonly CalculationEntry[];
  readonly list: readonly CalculationEntry[];
  readonly onDone: () => Promise<void>;
}

/** Ways in and out: a new one, from a template, from files, as a folder. */
function Begin({ project, templates, list, onDone }: BeginProps): JSX.Element {
  const { busy, wrong, run } = useAction();
  const [said, setSaid] = useState("");
  const fromTemplate = (id: number) =>
    run(async () => {
      const { request, endpoint, folder, name } = await readKept(id);
      const copy = translate("{name} (copy)", { name: `${name.slice(0, 60)} ${list.length + 1}` });
      location.assign(
        addressOf(await keep(project.id, { folder, name: copy, endpoint, request }, crypto.randomUUID())),
      );
    });
  const open = (files: FileList | null) =>
    run(async () => {
      if (!files || files.length === 0) return;
      const { kept, changed, same, unknown, leftOut, notTaken, otherAnnex } = await importFiles(
        project,
        [...files],
        list,
        ({ done, count, seconds }) =>
          setSaid(
            seconds === undefined
              ? translate("{done} of {count} files", { done, count })
              : translate("{done} of {count} files; the server asks to wait {seconds} s", { done, count, seconds }),
          ),
      );
      setSaid(
        [
          translate("{kept} new, {changed} changed, {same} as they were", { kept, changed, same }),
          notTaken.length === 0 ? "" : translate("not taken: {names}", { names: notTaken.join(", ") }),
          unknown.length === 0 ? "" : translate("not read: {names}", { names: unknown.join(", ") }),
          leftOut.length === 0 ? "" : translate("left out, as no input: {names}", { names: leftOut.join(", ") }),
          otherAnnex.length === 0
            ? ""
            : translate("the annex of {names} is not taken: a project takes the code of one", {
                names: otherAnnex.join(", "),
              }),
        ]
          .filter((text) => text !== "")
          .join("; "),
      );
      await onDone();
    });
  return (
    <>
      <p class="row-of-buttons">
        <Only who="engineer">
          <a class="button small" href={`/calculators?project=${project.id}`}>
            {translate("New calculation")}
          </a>
          {templates.length === 0 ? null : (
            <select
              aria-label={translate("Begin from a template")}
              disabled={busy}
              value=""
              onChange={(event) => void fromTemplate(Number(event.currentTarget.value))}
            >
              <option value="">{translate("Begin from a template")}</option>
              {templates.map((one) => (
                <option key={one.id} value={one.id}>
                  {pathOf(one)}
                </option>
              ))}
            </select>
          )}
          {([false, true] as const).map((isFolder) => (
            <label key={String(isFolder)} class="button quiet small">
              {isFolder ? translate("Open a folder") : translate("Open files")}
              <input
                class="announce"
                type="file"
                multiple
                accept=".json,application/json"
                {...(isFolder ? { webkitdirectory: true } : {})}
                onChange={(event) => {
                  const input = event.currentTarget;
                  void open(input.files).then(() => {
                    input.value = "";
                  });
                }}
              />
            </label>
          ))}
        </Only>
        {list.length === 0 ? null : (
          <a class="button quiet small" href={`${api}/projects/${project.id}/calculations/folder`} download>
            {translate("Save as a folder (zip)")}
          </a>
        )}
      </p>
      <p role="status" class="help">
        {said}
      </p>
      <Wrong text={wrong} />
    </>
  );
}
