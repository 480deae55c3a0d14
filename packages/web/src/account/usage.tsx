import type { Account, Usage } from "@x/api";
import type { JSX } from "preact";
import { call } from "../http.ts";
import { Meter } from "../meter.tsx";
import { Scroll } from "../scroll.tsx";
import { Shown, useLoaded } from "../ui.tsx";
import { moment, number, translate } from "../words.ts";

/** A page of the payment provider. */
export interface PlanLink {
  readonly plan: Account["tier"] | null;
  readonly url: string;
}

interface Props {
  readonly account: Account;
  readonly planLinks: readonly PlanLink[];
}

export function UsageOf({ account, planLinks }: Props): JSX.Element {
  const usage = useLoaded(() => call<Usage>("GET", "/usage"));
  return (
    <section class="card" aria-labelledby="usage">
      <h2 id="usage">{translate("Plan and usage")}</h2>
      <p>
        {translate("Plan")}: <strong>{planText(account.tier)}</strong>
        {account.subscription_status === "none" ? "" : ` (${statusText(account.subscription_status)})`}
      </p>
      {planLinks.length === 0 ? null : (
        <>
          <p class="row-of-buttons">
            {planLinks.map(({ plan, url }) => (
              <a key={url} class="button" href={url}>
                {plan === null ? translate("Change the plan") : translate("Change to {plan}", { plan: planText(plan) })}
              </a>
            ))}
          </p>
          <p class="help">{translate("This leads to the page of the payment provider.")}</p>
        </>
      )}
      <Shown of={usage}>{(found) => <Month usage={found} />}</Shown>
    </section>
  );
}

function planText(tier: Account["tier"]): string {
  if (tier === "free") return translate("Free: 10 checks a month");
  return tier === "pro" ? translate("Pro: 1000 checks a month") : translate("Studio: unlimited checks, and drawings");
}

function statusText(status: Exclude<Account["subscription_status"], "none">): string {
  const texts: Readonly<Record<typeof status, string>> = {
    active: translate("active"),
    trialing: translate("on trial"),
    past_due: translate("payment overdue"),
    unpaid: translate("unpaid"),
    paused: translate("paused"),
    incomplete: translate("payment not completed"),
    incomplete_expired: translate("payment not completed"),
    canceled: translate("cancelled"),
  };
  return texts[status];
}

function Month({ usage }: { usage: Usage }): JSX.Element {
  const { used, limit, reset_at, by_endpoint } = usage;
  const most = Math.max(1, ...by_endpoint.map(({ calls }) => calls));
  return (
    <>
      <h3>{translate("Usage this month")}</h3>
      <p>
        {limit === null
          ? translate("{used} checks over the API, no limit", { used })
          : translate("{used} of {limit} checks over the API", { used, limit })}
        ; {translate("the next month begins {time}", { time: moment(reset_at) })}
      </p>
      {limit === null ? null : <Meter fraction={used / limit} tone={used < limit ? "good" : "bad"} />}
      <p class="help">{translate("The calculators on these pages are free: they calculate in the browser.")}</p>
      {by_endpoint.length === 0 ? null : (
        <Scroll label={translate("Usage by endpoint")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate("Endpoint")}</th>
                <th scope="col">{translate("Calls")}</th>
                <th scope="col">{translate("Mean time")}</th>
              </tr>
            </thead>
            <tbody>
              {by_endpoint.map(({ endpoint, calls, avg_ms }) => (
                <tr key={endpoint}>
                  <th scope="row">{endpoint}</th>
                  <td class="number chart">
                    {number(calls)}
                    <Meter fraction={calls / most} tone="good" />
                  </td>
                  <td class="number">{number(avg_ms, 2)} ms</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </>
  );
}
