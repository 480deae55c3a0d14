import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Input } from "../input.ts";
import { Tabs } from "../tabs.tsx";
import { Only, Shown, useAction, useLoaded, Wrong } from "../ui.tsx";
import { moment, translate } from "../words.ts";
import {
  type Calculation,
  comment,
  inputIn,
  listComments,
  listVersions,
  readVersion,
  share,
  sharedAddress,
  unshare,
} from "./model.ts";

interface Props {
  readonly calculation: Calculation;
  /** Nothing is typed that is not saved. */
  readonly isSaved: boolean;
  readonly onOpen: (input: Input) => void;
  readonly onChange: (calculation: Calculation) => void;
}

const panels = ["versions", "comments", "sharing"] as const;

/** What there is to say of a kept calculation beside its input. */
export function About(props: Props): JSX.Element {
  const [shown, setShown] = useState<(typeof panels)[number]>("versions");
  const titles = {
    versions: translate("Versions"),
    comments: translate("Comments"),
    sharing: translate("Sharing"),
  };
  const { id, version } = props.calculation;
  return (
    <Tabs
      label={translate("Versions, comments, sharing")}
      tabs={panels.map((name) => ({ name, title: titles[name] }))}
      shown={shown}
      onTurn={setShown}
    >
      {shown === "versions" ? (
        <Versions key={`${id} ${version}`} {...props} />
      ) : shown === "comments" ? (
        <Comments key={id} {...props} />
      ) : (
        <Sharing key={id} {...props} />
      )}
    </Tabs>
  );
}

function Versions({ calculation: { id, endpoint, version: newest }, onOpen }: Props): JSX.Element {
  const versions = useLoaded(() => listVersions(id));
  const { busy, wrong, run } = useAction();
  const show = (version: number) =>
    run(async () => {
      const { request } = await readVersion(id, version);
      const input = inputIn({ endpoint, request });
      if (!input)
        throw new Error(translate("This input cannot be shown in a form; take it as a file from its project."));
      onOpen(input);
    });
  return (
    <Shown of={versions}>
      {(list) => (
        <>
          <ol class="plain versions" reversed>
            {list.map(({ version, note, made_by, created_at }) => (
              <li key={version}>
                <strong>{translate("Version {number}", { number: version })}</strong> {note}{" "}
                <span class="help">
                  {moment(created_at)}, {made_by}
                </span>{" "}
                <button type="button" class="small" onClick={() => void show(version)}>
                  {translate("Show")}
                </button>{" "}
                {version === newest ? null : (
                  <a href={`/compare?one=${id}@${version}&other=${id}`}>{translate("Compare with the newest")}</a>
                )}
              </li>
            ))}
          </ol>
          {(list.at(-1)?.version ?? 1) === 1 ? null : (
            <p>
              <button
                type="button"
                class="small"
                disabled={busy}
                onClick={() => void run(async () => versions.set([...list, ...(await listVersions(id, list.at(-1)))]))}
              >
                {translate("Show more")}
              </button>
            </p>
          )}
          <Wrong text={wrong} />
        </>
      )}
    </Shown>
  );
}

function Comments({ calculation, isSaved, onChange }: Props): JSX.Element {
  const { id, version } = calculation;
  const comments = useLoaded(() => listComments(id));
  const [text, setText] = useState("");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { busy, wrong, run } = useAction();
  const say = (checked: boolean) =>
    run(async () => {
      const said = await comment(id, { version, text, checked }, `${key}-${version}-${checked}`);
      setText("");
      setKey(crypto.randomUUID());
      await comments.load();
      const { made_by: checked_by, created_at: checked_at } = said;
      if (checked) onChange({ ...calculation, checked_version: version, checked_by, checked_at });
    });
  return (
    <>
      <Only who="checker">
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void say(false);
          }}
        >
          <label for="comment">{translate("Comment on version {version}", { version })}</label>
          <textarea
            id="comment"
            rows={2}
            maxLength={10_000}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <p class="row-of-buttons">
            <button type="submit" class="small" disabled={busy || text.trim() === ""}>
              {translate("Comment")}
            </button>
            <button type="button" class="small" disabled={busy || !isSaved} onClick={() => void say(true)}>
              {translate("I have checked version {version}", { version })}
            </button>
          </p>
          <Wrong text={wrong} />
        </form>
      </Only>
      <Shown of={comments}>
        {(list) => (
          <ul class="plain comments">
            {list.map((one) => (
              <li key={one.id}>
                {one.checked ? <strong>✓ {translate("Checked")} </strong> : null}
                <span class="help">
                  {translate("Version {number}", { number: one.version })}, {moment(one.created_at)}, {one.made_by}
                </span>
                {one.text === "" ? null : <p class="prose">{one.text}</p>}
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </>
  );
}

function Sharing({ calculation, onChange }: Props): JSX.Element {
  const { id, share_key: key } = calculation;
  const { busy, wrong, run } = useAction();
  const [said, setSaid] = useState("");
  if (key === null)
    return (
      <>
        <p>{translate("Who has the link reads the newest version, without an account, and changes nothing.")}</p>
        <Only who="engineer">
          <button
            type="button"
            class="small"
            disabled={busy}
            onClick={() => void run(async () => onChange({ ...calculation, share_key: await share(id) }))}
          >
            {translate("Make a link")}
          </button>
        </Only>
        <Wrong text={wrong} />
      </>
    );
  const address = sharedAddress(key);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(translate("The link is copied")),
      () => setSaid(translate("The browser does not let this page copy; copy the address above")),
    );
  return (
    <>
      <p>
        <label for="shared">{translate("Link to read")}</label> <input id="shared" readOnly value={address} />
      </p>
      <p class="row-of-buttons">
        <button type="button" class="small" onClick={() => void copy()}>
          {translate("Copy link")}
        </button>
        <Only who="engineer">
          <button
            type="button"
            class="small"
            disabled={busy}
            onClick={() =>
              void run(async () => {
                await unshare(id);
                onChange({ ...calculation, share_key: null });
              })
            }
          >
            {translate("End sharing")}
          </button>
        </Only>
        <span role="status" class="help">
          {said}
        </span>
      </p>
      <Wrong text={wrong} />
    </>
  );
}
