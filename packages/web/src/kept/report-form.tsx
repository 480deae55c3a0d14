import type { ProjectReport } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { bytesOf } from "../http.ts";
import { owner } from "../owner.ts";
import { save } from "../save.ts";
import { Dialog, Field, Form, useAction, Wrong } from "../ui.tsx";
import { language, languages, nameOfLanguage, translate } from "../words.ts";

/** What a firm says of itself in every report, on this device. */
interface Firm {
  readonly name: string;
  readonly address: string;
  readonly author: string;
  /** Base64. */
  readonly logo: string;
}

const none: Firm = { name: "", address: "", author: "", logo: "" };

const nameOfFirm = (): string => `firm/${owner.get()}`;

function firmHere(): Firm {
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(nameOfFirm()) ?? "{}") as Partial<Firm>) }; // written below
  } catch {
    return none;
  }
}

function keepFirm(firm: Firm): void {
  try {
    localStorage.setItem(nameOfFirm(), JSON.stringify(firm));
  } catch {
    // without room it is asked for again
  }
}

const given = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ""));

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

interface Props {
  readonly project: number;
  /** Its chapters; none: all. */
  readonly calculations: readonly number[];
  readonly onClose: () => void;
}

/** Several calculations as one PDF: who makes it, for whom, how long. */
export function ReportForm({ project, calculations, onClose }: Props): JSX.Element {
  const [firm, setFirm] = useState(firmHere);
  const [about, setAbout] = useState({ title: "", number: "", client: "", checker: "", revision: "" });
  const [length, setLength] = useState<NonNullable<ProjectReport["length"]>>("normal");
  const [lang, setLang] = useState(language);
  const action = useAction();
  const make = (close: () => void) =>
    action.run(async () => {
      const { author, ...own } = firm;
      const body = {
        ...given({ ...about, author }),
        ...(calculations.length === 0 ? {} : { calculations: [...calculations] }),
        lang,
        length,
        firm: given(own),
      } satisfies ProjectReport;
      const bytes = await bytesOf("POST", `/projects/${project}/calculations/report`, { body });
      keepFirm(firm);
      save(`project-${project}.pdf`, bytes, "application/pdf");
      close();
    });
  const texts = [
    ["title", translate("Title")],
    ["number", translate("Project number")],
    ["client", translate("Client")],
    ["checker", translate("Checked by")],
    ["revision", translate("Revision of the report")],
  ] as const;
  const ofFirm = [
    ["author", translate("Author")],
    ["name", translate("Firm")],
    ["address", translate("Address")],
  ] as const;
  return (
    <Dialog id="report-title" title={translate("Report of calculations")} onClose={onClose}>
      {(close) => (
        <Form
          action={action}
          word={action.busy ? translate("One moment…") : translate("Save the PDF")}
          onCancel={close}
          onSubmit={() => make(close)}
        >
          <p class="help">
            {calculations.length === 0
              ? translate("All calculations of the project, a chapter each.")
              : translate("{count} calculations, a chapter each.", { count: calculations.length })}
          </p>
          <div class="fields">
            <Field id="report-length" label={translate("Length")}>
              <select
                id="report-length"
                value={length}
                onChange={({ currentTarget: { value } }) =>
                  setLength(value === "brief" || value === "full" ? value : "normal")
                }
              >
                <option value="brief">{translate("a page each")}</option>
                <option value="normal">{translate("what governs, with its steps")}</option>
                <option value="full">{translate("every step")}</option>
              </select>
            </Field>
            <Field id="report-lang" label={translate("Language")}>
              <select
                id="report-lang"
                value={lang}
                onChange={({ currentTarget: { value } }) => setLang(languages.find((one) => one === value) ?? "en")}
              >
                {languages.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {nameOfLanguage(code)}
                  </option>
                ))}
              </select>
            </Field>
            {texts.map(([name, label]) => (
              <Text
                key={name}
                id={`report-${name}`}
                label={label}
                value={about[name]}
                onChange={(value) => setAbout({ ...about, [name]: value })}
              />
            ))}
            {ofFirm.map(([name, label]) => (
              <Text
                key={name}
                id={`report-${name}`}
                label={label}
                value={firm[name]}
                onChange={(value) => setFirm({ ...firm, [name]: value })}
              />
            ))}
            <Logo logo={firm.logo} onChange={(logo) => setFirm({ ...firm, logo })} />
          </div>
        </Form>
      )}
    </Dialog>
  );
}

interface TextProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Text = ({ id, label, value, onChange }: TextProps): JSX.Element => (
  <Field id={id} label={label}>
    <input
      id={id}
      maxLength={200}
      autocomplete="off"
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </Field>
);

/** The server takes no more, and a logo needs none. */
const mostOfLogo = 500_000;

function Logo({ logo, onChange }: { logo: string; onChange: (logo: string) => void }): JSX.Element {
  const [wrong, setWrong] = useState("");
  const take = async (file: File | undefined) => {
    if (!file) return;
    const isLarge = file.size > mostOfLogo;
    setWrong(isLarge ? translate("A logo has at most 500 kB.") : "");
    if (!isLarge) onChange(await base64Of(file));
  };
  return (
    <Field id="report-logo" label={translate("Logo, PNG or JPEG")}>
      <span class="entry">
        <input
          id="report-logo"
          type="file"
          accept="image/png,image/jpeg"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        {logo === "" ? null : (
          <button type="button" class="small" onClick={() => onChange("")}>
            {translate("Without the logo")}
          </button>
        )}
        <Wrong text={wrong} />
      </span>
    </Field>
  );
}
