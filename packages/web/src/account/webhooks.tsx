import type { Delivery, Token } from "@x/api";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { call } from "../http.ts";
import { Scroll } from "../scroll.tsx";
import { Field, type Loaded, Shown, useAction, useLoaded, useWhile, Wrong } from "../ui.tsx";
import { moment, number, translate } from "../words.ts";
import { live, Secret } from "./keys.tsx";

type ChosenEvent = NonNullable<Token["webhook_events"]>[number];
/** As the contract has them; a page loads none of it. */
const eventsToChoose = [
  "project.created",
  "job.started",
  "job.completed",
  "job.failed",
  "revision.detected",
  "export.ready",
] as const satisfies readonly ChosenEvent[];

/** Where events are sent, what was sent, and what was given up. */
export function Webhooks({ tokens }: { tokens: Loaded<readonly Token[]> }): JSX.Element {
  const [chosen, setChosen] = useState<number>();
  const dead = useLoaded(
    async () => (await call<{ deliveries: Delivery[] }>("GET", "/webhooks/dead-letters")).deliveries,
  );
  // something was sent, or has arrived
  const [turn, setTurn] = useState(0);
  const moved = () => setTurn((before) => before + 1);
  useEffect(() => {
    if (turn > 0) void dead.load();
  }, [turn]);
  const keys = live(tokens.value ?? []);
  const token = keys.find(({ id }) => id === chosen) ?? keys.find(({ webhook_url }) => webhook_url !== null) ?? keys[0];
  return (
    <section class="card" aria-labelledby="webhooks">
      <h2 id="webhooks">{translate("Webhooks")}</h2>
      {token === undefined ? (
        <p class="help">
          {translate(
            "A webhook belongs to a key: create one first. Events of the account are then sent to an address of yours.",
          )}
        </p>
      ) : (
        <div class="stack">
          <Field id="webhook-key" label={translate("Key")}>
            <select
              id="webhook-key"
              value={String(token.id)}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
            >
              {keys.map(({ id, name, webhook_url }) => (
                <option key={id} value={String(id)}>
                  {webhook_url === null ? name : `${name}: ${webhook_url}`}
                </option>
              ))}
            </select>
          </Field>
          <Webhook
            key={`${token.id} ${token.webhook_url}`}
            {...{ token, turn }}
            onChange={tokens.load}
            onMoved={moved}
          />
        </div>
      )}
      <h3>{translate("Dead letters")}</h3>
      <Shown of={dead}>
        {(list) =>
          list.length === 0 ? (
            <p class="help">{translate("None: every event that could be sent has arrived.")}</p>
          ) : (
            <Deliveries label={translate("Dead letters")} list={list} onChange={moved} />
          )
        }
      </Shown>
    </section>
  );
}

interface Settings {
  readonly address: string;
  readonly payload: string;
  readonly chosen: readonly ChosenEvent[];
}

interface Moving {
  readonly turn: number;
  readonly onMoved: () => void;
}

function Webhook({
  token,
  turn,
  onChange,
  onMoved,
}: Moving & { token: Token; onChange: () => Promise<void> }): JSX.Element {
  const [settings, setSettings] = useState<Settings>({
    address: token.webhook_url ?? "",
    payload: token.payload,
    chosen: token.webhook_events ?? eventsToChoose,
  });
  const [secret, setSecret] = useState<string>();
  const [said, setSaid] = useState("");
  const { busy, wrong, run } = useAction();
  const save = async () => {
    const { address, payload, chosen } = settings;
    // a new address has a new secret; else the one there is stays
    const moved = address === token.webhook_url ? {} : { webhook_url: address };
    const body = { ...moved, payload, webhook_events: chosen.length === eventsToChoose.length ? null : chosen };
    const made = await call<{ webhook_secret: string | null }>("PATCH", `/tokens/${token.id}/webhook`, { body });
    if (made.webhook_secret === null) await onChange();
    else setSecret(made.webhook_secret);
  };
  const sendTest = async () => {
    await call("POST", `/tokens/${token.id}/webhook/test`);
    setSaid(translate("A ping is being sent; it is listed under the deliveries."));
    onMoved();
  };
  const changeSecret = async () => {
    const made = await call<{ webhook_secret: string }>("POST", `/tokens/${token.id}/webhook/secret`, { body: {} });
    setSecret(made.webhook_secret);
    setSaid(translate("For 24 hours the former secret signs as well."));
  };
  const forgetSecret = async () => {
    await call("DELETE", `/tokens/${token.id}/webhook/secret`);
    await onChange();
  };
  return (
    <>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void run(save);
        }}
      >
        <SettingsFields {...{ settings }} onChange={(change) => setSettings((before) => ({ ...before, ...change }))} />
        <p class="row-of-buttons">
          <button type="submit" class="main" disabled={busy || settings.chosen.length === 0}>
            {translate("Save")}
          </button>
          <button type="button" disabled={busy || token.webhook_url === null} onClick={() => void run(sendTest)}>
            {translate("Send a test")}
          </button>
          {token.webhook_url === null ? null : token.webhook_overlap_until === null ? (
            <button type="button" disabled={busy} onClick={() => void run(changeSecret)}>
              {translate("Change the secret")}
            </button>
          ) : (
            <button type="button" disabled={busy} onClick={() => void run(forgetSecret)}>
              {translate("Forget the former secret")}
            </button>
          )}
        </p>
      </form>
      <div role="status">
        {secret === undefined ? null : (
          <>
            <p>{translate("The secret that signs the events. It is shown only once.")}</p>
            <Secret value={secret} />
            <p>
              <button type="button" class="small" onClick={() => void onChange()}>
                {translate("I have stored it")}
              </button>
            </p>
          </>
        )}
        {said}
      </div>
      <Wrong text={wrong} />
      {token.webhook_url === null ? null : <Sent token={token.id} turn={turn} onMoved={onMoved} />}
    </>
  );
}

function SettingsFields({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}): JSX.Element {
  return (
    <>
      <Field id="webhook-url" label={translate("Address")} help={translate("HTTPS, reachable from the internet")}>
        <input
          id="webhook-url"
          type="url"
          required
          maxLength={2000}
          autocomplete="off"
          placeholder="https://"
          aria-describedby="webhook-url-help"
          value={settings.address}
          onInput={(event) => onChange({ address: event.currentTarget.value })}
        />
      </Field>
      <Field id="webhook-payload" label={translate("Form of the events")}>
        <select
          id="webhook-payload"
          value={settings.payload}
          onChange={(event) => onChange({ payload: event.currentTarget.value })}
        >
          <option value="envelope">{translate("envelope, as documented")}</option>
          <option value="flat">{translate("flat job.completed, for older receivers")}</option>
        </select>
      </Field>
      <fieldset>
        <legend>{translate("Events to send")}</legend>
        {eventsToChoose.map((event) => (
          <label key={event} class="choice">
            <input
              type="checkbox"
              checked={settings.chosen.includes(event)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  chosen: eventsToChoose.filter((one) => (one === event ? checked : settings.chosen.includes(one))),
                })
              }
            />{" "}
            {event}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function Sent({ token, turn, onMoved }: Moving & { token: number }): JSX.Element {
  const sent = useLoaded(
    async () => (await call<{ deliveries: Delivery[] }>("GET", `/tokens/${token}/deliveries?limit=50`)).deliveries,
  );
  const pending = sent.value?.filter(({ status }) => status === "pending").length ?? 0;
  const before = useRef(pending);
  useEffect(() => {
    if (turn > 0) void sent.load();
  }, [turn]);
  useEffect(() => {
    // what has ended may be among the dead letters
    if (pending < before.current) onMoved();
    before.current = pending;
  }, [pending]);
  useWhile(pending > 0, sent.load);
  return (
    <>
      <h3>{translate("Deliveries")}</h3>
      <Shown of={sent}>
        {(list) =>
          list.length === 0 ? (
            <p class="help">{translate("Nothing was sent yet.")}</p>
          ) : (
            <Deliveries label={translate("Deliveries")} list={list} onChange={onMoved} />
          )
        }
      </Shown>
    </>
  );
}

function Deliveries({
  label,
  list,
  onChange,
}: {
  label: string;
  list: readonly Delivery[];
  onChange: () => void;
}): JSX.Element {
  const { busy, wrong, run } = useAction();
  return (
    <>
      <Scroll label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate("Event")}</th>
              <th scope="col">{translate("State")}</th>
              <th scope="col">{translate("Attempts")}</th>
              <th scope="col">{translate("Answer")}</th>
              <th scope="col">{translate("Made")}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={one.id}>
                <th scope="row" id={`delivery-${label}-${one.id}`}>
                  {one.event}
                </th>
                <td>
                  <span class={`state ${one.status === "dead" ? "failed" : one.status === "delivered" ? "done" : ""}`}>
                    {one.status === "dead"
                      ? translate("given up")
                      : one.status === "delivered"
                        ? translate("delivered")
                        : translate("waiting")}
                  </span>
                </td>
                <td class="number">{number(one.attempts)}</td>
                <td>
                  {one.response_status ?? ""} <span lang="en">{one.error}</span>
                </td>
                <td class="number">{moment(one.created_at)}</td>
                <td>
                  {one.status === "pending" ? null : (
                    <button
                      type="button"
                      class="small"
                      aria-describedby={`delivery-${label}-${one.id}`}
                      disabled={busy}
                      onClick={() =>
                        void run(async () => {
                          await call("POST", `/webhooks/deliveries/${one.id}/resend`);
                          onChange();
                        })
                      }
                    >
                      {translate("Redeliver")}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Wrong text={wrong} />
    </>
  );
}
