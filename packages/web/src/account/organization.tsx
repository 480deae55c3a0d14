import type { Account, Invitation, Organization as Office, Person } from "@x/api";
import { type Role, roles } from "@x/api/people";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { call } from "../http.ts";
import { Scroll } from "../scroll.tsx";
import { Field, type Loaded, Shown, useAction, useLoaded, Wrong } from "../ui.tsx";
import { moment, translate } from "../words.ts";
import { Secret } from "./keys.tsx";
import { CurrentPassword, type SignedIn } from "./single-sign-on.tsx";

/** What a session does is done there from now on: every part of the page is about another account. */
const actFor = async (id: number | null): Promise<void> => {
  await call("PATCH", "/session", { body: { organization_id: id } });
  location.reload();
};

function roleText(role: Role): string {
  const texts: Readonly<Record<Role, string>> = {
    owner: translate("Owner"),
    engineer: translate("Engineer"),
    checker: translate("Checker"),
    viewer: translate("Viewer"),
  };
  return texts[role];
}

interface Props {
  readonly account: Account;
  readonly person: SignedIn;
  readonly role: Role;
}

/** Whom one acts for, who else is there, and what they may do. */
export function Organization({ account, person, role }: Props): JSX.Element {
  const offices = useLoaded(
    async () => (await call<{ organizations: Office[] }>("GET", "/organizations")).organizations,
  );
  const [making, setMaking] = useState(false);
  const { busy, wrong, run } = useAction();
  const acting = account.name !== null;
  return (
    <section class="card" aria-labelledby="organization">
      <h2 id="organization">{account.name ?? translate("Organizations")}</h2>
      <Shown of={offices}>
        {(all) =>
          all.length === 0 ? (
            <p class="help">
              {translate("Share projects, drawings, keys and a plan with colleagues: make an organization.")}
            </p>
          ) : (
            <Field id="acting" label={translate("You act for")}>
              <select
                id="acting"
                disabled={busy}
                value={acting ? String(account.id) : ""}
                onChange={({ currentTarget: { value } }) => void run(() => actFor(value === "" ? null : Number(value)))}
              >
                <option value="">{account.email}</option>
                {all.map(({ id, name, role: own }) => (
                  <option key={id} value={String(id)}>
                    {`${name} (${roleText(own)})`}
                  </option>
                ))}
              </select>
            </Field>
          )
        }
      </Shown>
      <Wrong text={wrong} />
      {acting ? (
        <People person={person} role={role} />
      ) : (
        <p>
          <button type="button" aria-expanded={making} onClick={() => setMaking(!making)}>
            {translate("Make an organization")}
          </button>
        </p>
      )}
      {making ? <NewOffice /> : null}
    </section>
  );
}

function NewOffice(): JSX.Element {
  const [name, setName] = useState("");
  const [move, setMove] = useState(false);
  const { busy, wrong, run } = useAction();
  return (
    <form
      class="stack sign"
      aria-label={translate("Make an organization")}
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          await call("POST", "/organizations", { body: { name, move } });
          location.reload();
        });
      }}
    >
      <Field id="office-name" label={translate("Name of the organization")}>
        <input
          id="office-name"
          required
          maxLength={200}
          autocomplete="organization"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <label>
        <input type="checkbox" checked={move} onChange={(event) => setMove(event.currentTarget.checked)} />{" "}
        {translate("Give it everything that this account has: plan, projects, drawings, keys")}
      </label>
      <Wrong text={wrong} />
      <p>
        <button type="submit" class="main" disabled={busy}>
          {translate("Create")}
        </button>
      </p>
    </form>
  );
}

function People({ person: self, role }: Omit<Props, "account">): JSX.Element {
  const people = useLoaded(async () => (await call<{ people: Person[] }>("GET", "/people")).people);
  const [deleting, setDeleting] = useState(false);
  const { busy, wrong, run } = useAction();
  const owns = role === "owner";
  const gone = (person: Person) =>
    void run(async () => {
      await call("DELETE", `/people/${person.id}`);
      if (person.email === self.email) location.reload();
      else await people.load();
    });
  const change = (id: number, to: string) =>
    void run(async () => {
      await call("PATCH", `/people/${id}`, { body: { role: to } });
      await people.load();
    });
  return (
    <>
      <Shown of={people}>
        {(all) => (
          <Scroll label={translate("People")}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{translate("Person")}</th>
                  <th scope="col">{translate("Role")}</th>
                  <th scope="col" class="minor">
                    {translate("Since")}
                  </th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {all.map((person) => (
                  <tr key={person.id}>
                    <th scope="row" id={`person-${person.id}`}>
                      {person.email}
                    </th>
                    <td>
                      {owns ? (
                        <RoleChoice
                          label={translate("Role of {person}", { person: person.email })}
                          role={person.role}
                          disabled={busy}
                          onChoice={(to) => change(person.id, to)}
                        />
                      ) : (
                        roleText(person.role)
                      )}
                    </td>
                    <td class="number minor">{moment(person.created_at)}</td>
                    <td>
                      {owns || person.email === self.email ? (
                        <button
                          type="button"
                          class="small"
                          aria-describedby={`person-${person.id}`}
                          disabled={busy}
                          onClick={() => gone(person)}
                        >
                          {person.email === self.email ? translate("Leave") : translate("Take out")}
                        </button>
                      ) : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </Shown>
      <Wrong text={wrong} />
      <p class="help">
        {translate(
          "A viewer reads. A checker also runs checks. An engineer also submits drawings and keeps projects and webhooks. An owner also decides on people.",
        )}
      </p>
      {owns ? (
        <>
          <Invitations />
          <p>
            <button type="button" aria-expanded={deleting} onClick={() => setDeleting(!deleting)}>
              {translate("Delete the organization")}
            </button>
          </p>
          {deleting ? <OfficeDeletion person={self} /> : null}
        </>
      ) : null}
    </>
  );
}

interface Choice {
  readonly label: string;
  readonly role: Role;
  readonly disabled: boolean;
  readonly onChoice: (role: Role) => void;
}

const RoleChoice = ({ label, role, disabled, onChoice }: Choice): JSX.Element => (
  <select
    aria-label={label}
    disabled={disabled}
    value={role}
    onChange={({ currentTarget: { value } }) => onChoice(roles.find((one) => one === value) ?? role)}
  >
    {roles.map((one) => (
      <option key={one} value={one}>
        {roleText(one)}
      </option>
    ))}
  </select>
);

function Invitations(): JSX.Element {
  const sent = useLoaded(async () => (await call<{ invitations: Invitation[] }>("GET", "/invitations")).invitations);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("engineer");
  const [made, setMade] = useState<{ invitation: Invitation; link: string | null }>();
  const { busy, wrong, run } = useAction();
  return (
    <>
      <h3>{translate("Invitations")}</h3>
      <form
        class="line"
        onSubmit={(event) => {
          event.preventDefault();
          void run(async () => {
            setMade(await call("POST", "/invitations", { body: { email, role } }));
            setEmail("");
            await sent.load();
          });
        }}
      >
        <Field id="invited" label={translate("Email of a colleague")}>
          <input
            id="invited"
            type="email"
            required
            autocomplete="off"
            value={email}
            onInput={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <RoleChoice label={translate("Role")} role={role} disabled={busy} onChoice={setRole} />
        <button type="submit" class="main" disabled={busy}>
          {translate("Invite")}
        </button>
      </form>
      <div role="status">{made === undefined ? null : <Invited made={made} />}</div>
      <Wrong text={wrong} />
      <SentInvitations sent={sent} busy={busy} run={run} />
    </>
  );
}

const Invited = ({ made: { invitation, link } }: { made: { invitation: Invitation; link: string | null } }) =>
  link === null ? (
    <p>
      {translate("The invitation to {email} is on its way; its link holds for a week.", { email: invitation.email })}
    </p>
  ) : (
    <>
      <p>
        {translate(
          "This server sends no mail. Hand this link to {email}; it is shown only once, and holds for a week.",
          {
            email: invitation.email,
          },
        )}
      </p>
      <Secret value={link} />
    </>
  );

interface Sent {
  readonly sent: Loaded<Invitation[]>;
  readonly busy: boolean;
  readonly run: ReturnType<typeof useAction>["run"];
}

const SentInvitations = ({ sent, busy, run }: Sent): JSX.Element => (
  <Shown of={sent}>
    {(all) =>
      all.length === 0 ? null : (
        <ul>
          {all.map(({ id, email, role, expires_at }) => (
            <li key={id}>
              <span id={`invitation-${id}`}>
                {`${email} (${roleText(role)}), ${translate("until {time}", { time: moment(expires_at) })}`}
              </span>{" "}
              <button
                type="button"
                class="small"
                aria-describedby={`invitation-${id}`}
                disabled={busy}
                onClick={() =>
                  void run(async () => {
                    await call("DELETE", `/invitations/${id}`);
                    await sent.load();
                  })
                }
              >
                {translate("Withdraw")}
              </button>
            </li>
          ))}
        </ul>
      )
    }
  </Shown>
);

function OfficeDeletion({ person }: { person: SignedIn }): JSX.Element {
  const [password, setPassword] = useState("");
  const { busy, wrong, run } = useAction();
  return (
    <form
      class="stack sign"
      aria-label={translate("Delete the organization")}
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          await call("POST", "/organization/deletion", { body: { password } });
          location.reload();
        });
      }}
    >
      <p>
        {translate(
          "Projects, drawings, files, keys and usage are deleted for good, within a day. Download them before.",
        )}
      </p>
      <CurrentPassword id="office-password" person={person} value={password} onInput={setPassword} />
      <Wrong text={wrong} />
      <p>
        <button type="submit" class="main" disabled={busy}>
          {translate("Delete for good")}
        </button>
      </p>
    </form>
  );
}
