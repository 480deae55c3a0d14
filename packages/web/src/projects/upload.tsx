import { decodedText } from "@x/api/text";
import type { JSX } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { call, sentence } from "../http.ts";
import { Wrong } from "../ui.tsx";
import { translate } from "../words.ts";

const most = 20 * 2 ** 20;

interface Props {
  /** Where the form goes: `/jobs` or `/jobs/12/revise`. */
  readonly path: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly label: string;
  readonly onSent: (job: number) => void;
}

/** A place to drop a drawing on, which is a button to the keyboard. */
export function Upload({ path, fields = {}, label, onSent }: Props): JSX.Element {
  const id = useId();
  const [over, setOver] = useState(false);
  const [sending, setSending] = useState("");
  const [wrong, setWrong] = useState("");
  const [actions, setActions] = useState<File>();
  // what was sent and not answered is the same request when it is sent again
  const unanswered = useRef<{ name: string; size: number; key: string }>(undefined);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setWrong("");
    if (file.size > most) return setWrong(translate("{name} is larger than 20 MB", { name: file.name }));
    const { current } = unanswered;
    const same = current?.name === file.name && current.size === file.size;
    const key = same ? current.key : crypto.randomUUID();
    unanswered.current = { name: file.name, size: file.size, key };
    setSending(file.name);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (actions) form.set("actions", decodedText(new Uint8Array(await actions.arrayBuffer())));
    form.set("pdf", file, file.name);
    try {
      const { job_id } = await call<{ job_id: number }>("POST", path, { form, key });
      unanswered.current = undefined;
      onSent(job_id);
    } catch (error) {
      setWrong(sentence(error));
    } finally {
      setSending("");
    }
  };
  return (
    <div class="upload">
      <label
        class={`drop${over ? " over" : ""}`}
        for={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void send(event.dataTransfer?.files[0]);
        }}
      >
        <strong>{label}</strong>
        <span class="help">{translate("a PDF, 20 MB at most; drop it here or choose it")}</span>
        <input
          id={id}
          class="announce"
          type="file"
          accept=".pdf,application/pdf"
          disabled={sending !== ""}
          onChange={(event) => {
            const { files } = event.currentTarget;
            void send(files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <details>
        <summary>{translate("Design actions")}</summary>
        <div class="field">
          <label for={`${id}-actions`}>{translate("CSV or JSON, by mark")}</label>
          <input
            id={`${id}-actions`}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            aria-describedby={`${id}-actions-help`}
            onChange={(event) => setActions(event.currentTarget.files?.[0])}
          />
          <span class="below help" id={`${id}-actions-help`}>
            {translate("Choose it before the drawing. Headings: mark, N_Ed, M_y_Ed, V_z_Ed; kN and kNm.")}
          </span>
        </div>
      </details>
      <p role="status">{sending === "" ? "" : translate("Sending {name}…", { name: sending })}</p>
      <Wrong text={wrong} />
    </div>
  );
}
