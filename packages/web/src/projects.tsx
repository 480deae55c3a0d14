import { type JSX, render } from "preact";
import { staySignedIn } from "./account/sign-in-again.tsx";
import { call, Refused } from "./http.ts";
import { offerJump } from "./jump/keys.ts";
import type { Who } from "./owner.ts";
import { showPages, signedIn } from "./pages.ts";
import { JobPage } from "./projects/job-page.tsx";
import { ProjectPage } from "./projects/project-page.tsx";
import { ProjectsPage } from "./projects/projects-page.tsx";
import { Later, Shown, useLoaded } from "./ui.tsx";
import { loadWords, translate } from "./words.ts";

const [, room, id] = /^\/(projects|jobs|compare)(?:\/(\d+))?\/?$/.exec(location.pathname) ?? [];

/** What shows calculations comes with the library, and only where it is shown. */
const comparePage = async () => {
  await import("./before-zod.ts");
  const { ComparePage } = await import("./kept/compare-page.tsx");
  return <ComparePage />;
};

/** Who is here comes first: what is not theirs is not asked for. */
function Projects(): JSX.Element {
  const account = useLoaded(async () => {
    if (!signedIn.get()) throw new Refused(401, "");
    const who = await call<Who>("GET", "/account", { quiet: true });
    staySignedIn(who);
    if (room === undefined) throw new Refused(404, "");
    return who.account;
  });
  return (
    <Shown of={account}>
      {({ tier, subscription_status }) =>
        tier !== "studio" || !["active", "trialing"].includes(subscription_status) ? (
          <section class="card empty">
            <p>
              {translate(
                "Drawings are part of the Studio plan: they are read, checked, and made into files for the workshop.",
              )}
            </p>
            <p>
              <a class="button quiet" href="/account">
                {translate("Go to the account")}
              </a>
            </p>
          </section>
        ) : room === "compare" ? (
          <Later load={comparePage} />
        ) : room === "jobs" ? (
          <JobPage id={Number(id)} />
        ) : id === undefined ? (
          <ProjectsPage />
        ) : (
          <ProjectPage id={Number(id)} />
        )
      }
    </Shown>
  );
}

await loadWords("account");
showPages();
offerJump(translate("Go to"));
const place = document.getElementById("projects");
place?.replaceChildren();
if (place) render(<Projects />, place);
