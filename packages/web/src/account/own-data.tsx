import type { AccountAct, AuditEntry } from "@x/api";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api, call } from "../http.ts";
import { Scroll } from "../scroll.tsx";
import { Shown, useAction, useLoaded, Wrong } from "../ui.tsx";
import { moment, translate } from "../words.ts";
import { CurrentPassword, type SignedIn } from "./single-sign-on.tsx";

const pageLength = 20;

interface Props {
  readonly shared: boolean;
  readonly person: SignedIn;
  readonly onOut: () => void;
}

/** What was done to the account, all of its data, and its end; an organization ends elsewhere. */
export function OwnData({ shared, person, onOut }: Props): JSX.Element {
  const [deleting, setDeleting] = useState(false);
  return (
    <section class="card" aria-labelledby="own-data">
      <h2 id="own-data">{translate("Your data")}</h2>
      <p class="row-of-buttons">
        <a class="button quiet" href={`${api}/account/archive`} download="account.tar">
          {translate("Download everything")}
        </a>
        {shared ? null : (
          <button type="button" aria-expanded={deleting} onClick={() => setDeleting(!deleting)}>
            {translate("Delete the account")}
          </button>
        )}
      </p>
      {deleting ? <Deletion person={person} onOut={onOut} /> : null}
      <h3>{translate("What was done to this account")}</h3>
      <Log />
    </section>
  );
}

function Log(): JSX.Element {
  const ask = (before?: number) =>
    call<{ entries: AuditEntry[] }>(
      "GET",
      `/account/audit?limit=${pageLength}${before === undefined ? "" : `&before=${before}`}`,
    );
  const log = useLoaded(async () => (await ask()).entries);
  const [whole, setWhole] = useState(false);
  const { busy, wrong, run } = useAction();
  const more = (entries: readonly AuditEntry[]) =>
    void run(async () => {
      const { entries: older } = await ask(entries.at(-1)?.id);
      log.set([...entries, ...older]);
      setWhole(older.length < pageLength);
    });
  return (
    <Shown of={log}>
      {(entries) => (
        <>
          <Scroll label={translate("What was done to this account")}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{translate("Time")}</th>
                  <th scope="col">{translate("What was done")}</th>
                  <th scope="col">{translate("Person")}</th>
                  <th scope="col">{translate("Address")}</th>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ id, act, about, person, address, created_at }) => (
                  <tr key={id}>
                    <td>{moment(created_at)}</td>
                    <td>
                      {actText(act)}
                      {about === null ? "" : `: ${about}`}
                    </td>
                    <td>{person ?? ""}</td>
                    <td>{address ?? ""}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
          <Wrong text={wrong} />
          {whole || entries.length < pageLength ? null : (
            <button type="button" disabled={busy} onClick={() => more(entries)}>
              {translate("Show more")}
            </button>
          )}
        </>
      )}
    </Shown>
  );
}

function actText(act: AccountAct): string {
  const texts: Readonly<Record<AccountAct, string>> = {
    signed_up: translate("account made"),
    signed_in: translate("signed in"),
    sign_in_failed: translate("sign-in refused: wrong password"),
    signed_out_everywhere: translate("signed out everywhere"),
    password_changed: translate("password changed"),
    address_verified: translate("address verified"),
    token_made: translate("key made"),
    token_revoked: translate("key revoked"),
    webhook_changed: translate("webhook changed"),
    webhook_secret_changed: translate("secret of a webhook changed"),
    plan_changed: translate("plan changed"),
    job_deleted: translate("drawing deleted"),
    archive_taken: translate("everything downloaded"),
    two_factor_on: translate("one-time codes switched on"),
    two_factor_off: translate("one-time codes switched off"),
    organization_made: translate("organization made"),
    organization_renamed: translate("organization renamed"),
    person_invited: translate("person invited"),
    invitation_withdrawn: translate("invitation withdrawn"),
    person_joined: translate("person joined"),
    role_changed: translate("role changed"),
    person_removed: translate("person taken out"),
  };
  return texts[act];
}

function Deletion({ person, onOut }: Omit<Props, "shared">): JSX.Element {
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useAction();
  return (
    <form
      class="stack sign"
      aria-label={translate("Delete the account")}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => call("POST", "/account/deletion", { body: { password } })).then((done) => {
          if (done) onOut();
        });
      }}
    >
      <p>
        {translate(
          "Projects, drawings, files, keys and usage are deleted for good, within a day. Download them before.",
        )}
      </p>
      <CurrentPassword id="deletion-password" person={person} value={password} onInput={setPassword} />
      <Wrong text={wrong} />
      <p>
        <button type="submit" class="main" disabled={busy}>
          {translate("Delete for good")}
        </button>
      </p>
    </form>
  );
}
