import { actionNames, type MemberRole, memberRoles } from "@x/words/workshop";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { wordsIn } from "../said.ts";
import { Field, Form, useAction } from "../ui.tsx";
import { language, translate } from "../words.ts";
import { correctionOf, type Texts, textsOf, unitOf } from "./correction.ts";
import { type Correction, type Member, nameOf } from "./model.ts";

/** Fields of a member that a person may know better; what is left as it was is no correction. */
export function CorrectionForm({
  member,
  mark,
  corrections,
  onCorrect,
  onCancel,
}: {
  member: Member;
  mark: string;
  corrections: readonly Correction[];
  onCorrect: (list: readonly Correction[]) => Promise<void>;
  onCancel: () => void;
}): JSX.Element {
  const before = corrections.find((one) => one.mark === mark);
  const { was, assumed } = textsOf(member, wordsIn(language).number);
  const [now, setNow] = useState<Texts>(was);
  const [remove, setRemove] = useState(false);
  const action = useAction();
  // who came by keys goes on in the form
  useEffect(() => document.getElementById("correct-section")?.focus(), []);
  const set = (name: string) => (event: { currentTarget: { value: string } }) =>
    setNow({ ...now, [name]: event.currentTarget.value });
  const input = (name: string, label: string, unit = "") => (
    <div class="field">
      <label for={`correct-${name}`}>{label}</label>
      <span class="entry">
        <input
          id={`correct-${name}`}
          autocomplete="off"
          spellcheck={false}
          disabled={remove}
          {...(unit === "" ? {} : { inputMode: "decimal" as const })}
          placeholder={assumed[name] ?? ""}
          value={now[name] ?? ""}
          onInput={set(name)}
        />
        {unit === "" ? null : <span class="unit">{unit}</span>}
      </span>
    </div>
  );
  return (
    <Form
      label={translate("Correct {name}", { name: nameOf(member) })}
      action={action}
      word={translate("Apply")}
      onCancel={onCancel}
      onSubmit={() =>
        action.run(async () => {
          const made = remove ? { correction: { mark, remove: true } } : correctionOf(mark, before, was, now);
          if (made === "unchanged") throw new Error(translate("Nothing is changed yet"));
          if ("unclear" in made)
            throw new Error(
              translate("{text} can be two numbers: write it without groups of thousands", { text: made.unclear }),
            );
          if ("notNumber" in made) throw new Error(translate("{name} must be a number", { name: made.notNumber }));
          await onCorrect([...corrections.filter((one) => one.mark !== mark), made.correction]);
          onCancel();
        })
      }
    >
      <div class="fields">
        {input("section", translate("Section"))}
        {input("steel_grade", translate("Grade"))}
        {input("length_mm", translate("Length"), "mm")}
        {input("quantity", translate("Pieces"), " ")}
        <Field id="correct-role" label={translate("Role")}>
          <select id="correct-role" disabled={remove} value={now.role ?? ""} onChange={set("role")}>
            {memberRoles.map((role) => (
              <option key={role} value={role}>
                {roleText(role)}
              </option>
            ))}
          </select>
        </Field>
        {actionNames.map((name) => input(name, name, unitOf(name)))}
      </div>
      <label class="check">
        <input type="checkbox" checked={remove} onChange={(event) => setRemove(event.currentTarget.checked)} />{" "}
        {translate("This is not a member")}
      </label>
    </Form>
  );
}

function roleText(role: MemberRole): string {
  const names = {
    beam: translate("beam"),
    column: translate("column"),
    brace: translate("brace"),
    purlin: translate("purlin"),
    rail: translate("rail"),
    chord: translate("chord"),
    plate: translate("plate"),
    other: translate("other"),
  };
  return names[role];
}
