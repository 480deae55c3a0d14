import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { setTier } from "../../../server/src/accounts/accounts.ts";
import { openBench } from "../../../server/test/support/app.ts";
import { expectAccessible, type Pages, type Site } from "../support/site.ts";

// Calculations that a project keeps, as a person meets them: kept, saved, lost and found again, checked, shared, compared.

const credentials = { email: "karla@example.com", password: "six planks of larch" };

export function keptTests(site: () => Site, pages: Pages): void {
  beforeAll(async () => {
    await site().bench.call("POST", "/api/v1/accounts", { body: credentials });
    await setTier(site().bench.app.service.database, credentials.email, "studio");
  });

  async function signedIn() {
    const { base } = site().bench;
    const origins = [{ origin: base, localStorage: [{ name: "signed-in", value: "yes" }] }];
    const context = await pages.context({ baseURL: base, storageState: { cookies: [], origins } });
    await context.request.post("/api/v1/session", { data: credentials });
    const ask = async (method: "get" | "post" | "patch", path: string, data?: unknown) =>
      (await context.request[method](`/api/v1${path}`, data === undefined ? {} : { data })).json();
    const project = async (name: string): Promise<number> => (await ask("post", "/projects", { name })).project.id;
    return { context, ask, project };
  }
  const beam = (length_mm = 5000) => ({
    members: [{ mark: "B1", profile: "IPE 300", length_mm, M_y_Ed: 60, V_z_Ed: 40 }],
  });
  const named = (name: string, length?: number) => ({ name, endpoint: "en-1993-1-1", request: beam(length) });
  const field = (page: Page, name: string) => page.locator(`.inputs [name="${name}"]`).first();
  const state = (page: Page, text: string | RegExp) => page.locator(".kept .state").getByText(text).waitFor();

  test("a calculation is kept, saved as a version, found in its project, and opened again", async () => {
    const { context, project } = await signedIn();
    const id = await project("Hall 3");
    const page = await context.newPage();
    await page.goto(`/projects/${id}`);
    await page.getByText("No calculations yet").waitFor();
    await page.getByRole("link", { name: "New calculation" }).click();
    await page.getByRole("button", { name: "Keep in a project…" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Axis A/Beam 1");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await state(page, /^version 1/);
    await page.locator("#members\\[0\\]\\.length_mm, [id$='length_mm']").first().fill("5200");
    await state(page, "not saved yet; version 1 is");
    await page.getByLabel("What is new in this version").fill("5.2 m");
    await page.keyboard.press("Control+s");
    await state(page, /^version 2/);
    await page.getByRole("button", { name: "Versions, comments, sharing" }).click();
    await page.getByText("5.2 m").waitFor();
    await expectAccessible(page);
    await page.locator(".kept-name").getByRole("link", { name: "Project" }).click();
    const row = page.getByRole("row").filter({ hasText: "Beam 1" });
    await row.getByText("passed").waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Beam 1" }).click();
    await state(page, /^version 2/);
    expect(await page.locator("[id$='length_mm']").first().inputValue()).toBe("5200");
  });

  test("from a beam to its column, its base and its footing: each takes what the last gives, and all follow the beam", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 7");
    const page = await context.newPage();
    await page.goto(`/beam?project=${id}`);
    await page.locator(".verdict.passed").waitFor();
    // it is kept first
    await page.getByRole("button", { name: "Use the reaction of support B" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Axis A/B1");
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await state(page, /^version 1/);
    await page.getByRole("dialog").getByLabel("The next member is").waitFor();
    await expectAccessible(page);
    const next = async (kind: string, name: string) => {
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("The next member is").selectOption({ label: kind });
      await dialog.getByLabel("Name").fill(name);
      await dialog.getByRole("button", { name: "Make it" }).click();
      await page.locator(".kept-name").getByText(name).waitFor();
      await state(page, /^version 1/);
    };
    const force = () => page.locator(".linked input").first().inputValue();
    // nobody has given more than the force: nothing is green before somebody does
    const given = async (values: object) => {
      await page.locator(".outcome .verdict.unknown").waitFor();
      expect(await page.locator(".verdict.passed, .verdict.failed").count()).toBe(0);
      const [, number] = /calculation=(\d+)/.exec(page.url()) ?? [];
      const { calculation } = await ask("get", `/calculations/${number}`);
      expect(calculation.state).toBe("not calculated");
      const [list, items] = Object.entries(calculation.request).find(([, value]) => Array.isArray(value)) ?? [];
      const request =
        list === undefined
          ? { ...calculation.request, ...values }
          : { ...calculation.request, [list]: [{ ...(items as object[])[0], ...values }] };
      await ask("patch", `/calculations/${number}`, { request });
      await page.goto(`/calculators?calculation=${number}`);
      await state(page, /^version 2/);
      await page.locator(".verdict").first().waitFor();
    };
    await next("Steel column", "Axis A/C1");
    const before = await force();
    await page.getByText("from B1, greatest reaction of support B").waitFor();
    expect(await field(page, "profile").inputValue()).toBe("");
    expect(await field(page, "length_mm").inputValue()).toBe("");
    await expectAccessible(page);
    await given({ profile: "HEA 160", length_mm: 4000 });
    const base = {
      column: { profile: "HEA 160" },
      plate: { h_mm: 260, b_mm: 260, t_mm: 20 },
      f_ck_MPa: 25,
      foundation: { h_mm: 400, b_mm: 400, d_mm: 600 },
      anchors: { bolt_grade: "8.8", bolt_size: "M20", rows_mm: [-60, 60], w_mm: 200 },
      throat_mm: 4,
    };
    const column = { c_1_mm: 400, c_2_mm: 400 };
    const footing = { L_mm: 1500, B_mm: 1500, h: 500, fck: 25, fyk: 500, plain: true, column, sigma_Rd_kN_m2: 200 };
    for (const [kind, name, values] of [
      ["Column base", "Bases/BP1", base],
      ["Pad footing", "Footings/F1", footing],
    ] as const) {
      await page.getByRole("button", { name: "Next member…" }).click();
      await next(kind, name);
      expect(await force()).toBe(before);
      await given(values);
    }
    const last = page.url();
    // the beam is loaded more: all of the chain has a next version, which nobody has checked
    await page.goto(`/projects/${id}`);
    await page.getByRole("link", { name: "B1", exact: true }).click();
    await state(page, /^version 1/);
    await page.locator(`.inputs [name="q_kN_m"]`).first().fill("12");
    await state(page, "not saved yet; version 1 is");
    await page.keyboard.press("Control+s");
    await state(page, /^version 2/);
    await page.goto(last);
    await state(page, /^version 3/);
    expect(Number(await force())).toBeGreaterThan(1.2 * Number(before));
    const { calculations } = await ask("get", `/projects/${id}/calculations`);
    expect(calculations.map(({ version }: { version: number }) => version)).toEqual([3, 3, 3, 2]);
    // what is typed in its place is a value of its own
    await page.getByRole("button", { name: "Type a value instead" }).click();
    await page.waitForFunction(() => !document.querySelector(".linked"));
    await state(page, "not saved yet; version 3 is");
  });

  test("a value of another calculation that changes while this one is open is taken, and said; theirs taken for mine leaves mine on the device", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 15");
    const loaded = (q_kN_m: number) => ({
      spans_mm: [6000],
      actions: [{ id: "G", nature: "permanent", loads: [{ q_kN_m }] }],
      member: { profile: "IPE 300", steel_grade: "S355" },
    });
    const { calculation: first } = await ask("post", `/projects/${id}/calculations`, {
      name: "B1",
      endpoint: "beam",
      request: loaded(10),
    });
    const N_Ed = { from: "B1.json", value: "reactions.B.max_kN" };
    const column = (length_mm: number) => ({ members: [{ mark: "C1", profile: "HEA 100", length_mm, N_Ed }] });
    const { calculation } = await ask("post", `/projects/${id}/calculations`, {
      name: "C1",
      endpoint: "en-1993-1-1",
      request: column(4000),
    });
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await state(page, /^version 1/);
    await page.locator(".verdict.passed").waitFor();
    await ask("patch", `/calculations/${first.id}`, { request: loaded(100) });
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await page.getByText(/^B1 has changed: N_Ed [\d.]+ → [\d.]+$/).waitFor();
    await page.locator(".verdict.failed").waitFor();
    await state(page, /^version 2/);
    // that it is saved says nothing of what it comes to
    const colours =
      "['.kept .state', '.kept .kept-name'].map((one) => getComputedStyle(document.querySelector(one)).color)";
    expect(new Set((await page.evaluate(colours)) as string[]).size).toBe(1);
    await expectAccessible(page);
    // what a save answers is taken as well
    await ask("patch", `/calculations/${first.id}`, { request: loaded(10) });
    await page.locator("[id$='length_mm']").first().fill("3900");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.locator(".verdict.passed").waitFor();
    // somebody else has saved the beam that is open here
    await page.goto(`/beam?calculation=${first.id}`);
    await state(page, /^version 3/);
    await field(page, "q_kN_m").fill("12");
    await state(page, "not saved yet; version 3 is");
    await ask("patch", `/calculations/${first.id}`, { request: loaded(14) });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Go on with theirs" }).click();
    await state(page, /^version 4/);
    pages.said.splice(0); // that it was refused was said by the browser too
    await page.getByText("Typed on this device and not saved").waitFor();
    expect(await field(page, "q_kN_m").inputValue()).toBe("14");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await field(page, "q_kN_m").inputValue()).toBe("12");
  });

  test("calculations that are chosen are one PDF, with the firm that is kept on the device", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 8");
    for (const name of ["Beam 1", "Beam 2"]) await ask("post", `/projects/${id}/calculations`, named(name));
    const page = await context.newPage();
    await page.goto(`/projects/${id}`);
    await page.getByRole("checkbox", { name: "Choose Beam 2" }).check();
    await page.getByRole("button", { name: "Report of what is chosen…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("1 calculations, a chapter each.").waitFor();
    await dialog.getByLabel("Firm").fill("Office Jansen");
    await dialog.getByLabel("Length").selectOption("brief");
    await expectAccessible(page);
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save the PDF" }).click();
    expect((await saved).suggestedFilename()).toBe(`project-${id}.pdf`);
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("checkbox", { name: "Choose Beam 2" }).uncheck();
    await page.getByRole("button", { name: "Report of all…" }).click();
    expect(await dialog.getByLabel("Firm").inputValue()).toBe("Office Jansen");
  });

  test("a viewer sees what there is, and nothing to change it with", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 16");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    // as the server would say to a viewer of an organization
    await context.route("**/api/v1/account", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), role: "viewer" } });
    });
    const page = await context.newPage();
    const none = async (names: readonly string[]) => {
      for (const name of names) expect(await page.getByRole("button", { name, exact: true }).count(), name).toBe(0);
    };
    await page.goto(`/projects/${id}`);
    await page.getByRole("link", { name: "Beam", exact: true }).last().waitFor();
    await page.getByRole("checkbox", { name: "Choose Beam" }).check();
    await page.getByRole("button", { name: "Report of what is chosen…" }).waitFor();
    await none(["Edit", "Rename or move", "Duplicate", "Template or not", "Delete", "Upload a drawing"]);
    expect(await page.getByRole("link", { name: "New calculation" }).count()).toBe(0);
    await expectAccessible(page);
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await page.getByText("You may read here; what you change is not saved.").waitFor();
    await page.getByRole("button", { name: "Versions, comments, sharing" }).click();
    await page.getByRole("tab", { name: "Sharing" }).click();
    await none(["Save", "Save as…", "Make a link"]);
    await page.getByRole("tab", { name: "Comments" }).click();
    await none(["Comment", "I have checked version 1"]);
    await page.goto("/projects");
    await page.getByRole("link", { name: "Hall 16" }).waitFor();
    await none(["New project"]);
  });

  test("two tabs that change the same: the second is told, and neither loses what was typed", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 4");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    const open = async () => {
      const page = await context.newPage();
      await page.goto(`/calculators?calculation=${calculation.id}`);
      await state(page, /^version 1/);
      return page;
    };
    const [one, other] = [await open(), await open()];
    await one.locator("[id$='length_mm']").first().fill("6000");
    await other.locator("[id$='length_mm']").first().fill("7000");
    await one.getByRole("button", { name: "Save", exact: true }).click();
    await state(one, /^version 2/);
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await other.getByText("karla@example.com has saved version 2 meanwhile").waitFor();
    expect(await other.locator("[id$='length_mm']").first().inputValue()).toBe("7000");
    await expectAccessible(other);
    await other.getByRole("button", { name: "Save mine as version 3" }).click();
    await state(other, /^version 3/);
    pages.said.splice(0); // that it was refused was said by the browser too
    const { versions } = await ask("get", `/calculations/${calculation.id}/versions`);
    expect(versions).toHaveLength(3);
    // the first tab is loaded again: nothing was typed there since, so it shows what is newest
    await one.reload();
    await state(one, /^version 3/);
    expect(await one.locator("[id$='length_mm']").first().inputValue()).toBe("7000");
  });

  test("a conflict is there after the page is loaded again, and keeps what was said of the version", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 13");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    const path = `/calculations/${calculation.id}`;
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await state(page, /^version 1/);
    await page.locator("[id$='length_mm']").first().fill("7000");
    await state(page, "not saved yet; version 1 is");
    await page.getByLabel("What is new in this version").fill("7 m");
    await ask("patch", path, { request: beam(6000) });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("has saved version 2 meanwhile").waitFor();
    expect(await page.getByLabel("What is new in this version").inputValue()).toBe("7 m");
    pages.said.splice(0); // that it was refused was said by the browser too
    for (let times = 0; times < 2; times++) {
      await page.reload();
      await page.getByText("has saved version 2 meanwhile").waitFor();
    }
    // opened from what is left on the device, it is behind as well
    await page.close();
    const again = await context.newPage();
    await again.goto(`/calculators?calculation=${calculation.id}`);
    await state(again, /^version 2/);
    await again.getByRole("button", { name: "Open", exact: true }).first().click();
    await again.getByText("has saved version 2 meanwhile").waitFor();
    await again.getByRole("button", { name: "Save mine as version 3" }).click();
    await state(again, /^version 3/);
  });

  test("a server that does not answer: the save waits on the device, and is one version when it is back", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 5");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await state(page, /^version 1/);
    // it saves, and its answer is lost
    let lost = 0;
    await context.route(/\/calculations\/\d+$/, async (route) => {
      if (route.request().method() !== "PATCH" || lost > 0) return route.abort();
      lost++;
      await route.fetch();
      return route.abort();
    });
    await page.locator("[id$='length_mm']").first().fill("6000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await state(page, /^The server does not answer/);
    pages.said.splice(0);
    // the tab is closed, and the project opened when the server is there again
    await page.close();
    await context.unroute(/\/calculations\/\d+$/);
    const later = await context.newPage();
    const sent = later.waitForResponse((answer) => answer.request().method() === "PATCH");
    await later.goto(`/projects/${id}`);
    expect((await sent).headers()["idempotent-replayed"]).toBe("true");
    expect((await ask("get", `/calculations/${calculation.id}`)).calculation).toMatchObject({
      version: 2,
      request: { members: [{ length_mm: 6000 }] },
    });
    expect(await later.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('draft/'))")).toEqual([]);
  });

  test("what was typed and not saved is offered when the calculation is opened again", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 6");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await page.locator("[id$='length_mm']").first().fill("6100");
    await state(page, "not saved yet; version 1 is");
    await page.close();
    const again = await context.newPage();
    await again.goto(`/calculators?calculation=${calculation.id}`);
    await again.getByText("Typed on this device and not saved").waitFor();
    expect(await again.locator("[id$='length_mm']").first().inputValue()).toBe("5000");
    await again.getByRole("button", { name: "Open", exact: true }).click();
    await state(again, "not saved yet; version 1 is");
    expect(await again.locator("[id$='length_mm']").first().inputValue()).toBe("6100");
    await again.getByRole("button", { name: "Save", exact: true }).click();
    await state(again, /^version 2/);
    await again.getByText("Typed on this device and not saved").waitFor({ state: "detached" });
  });

  test("a new calculation begins with the annex of its project, and so does a folder that names none", async () => {
    const { context, ask } = await signedIn();
    const { project } = await ask("post", "/projects", { name: "Halle 11", national_annex: "DE" });
    const page = await context.newPage();
    await page.goto(`/projects/${project.id}`);
    await page.getByRole("link", { name: "New calculation" }).click();
    const annex = page.locator("#annex");
    await annex.waitFor();
    expect(await annex.inputValue()).toBe("DE");
    const file = (name: string, value: unknown) => ({
      name,
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(value)),
    });
    await page.goto(`/projects/${project.id}`);
    await page.getByLabel("Open files").setInputFiles([file("Beam 1.json", beam())]);
    await page.getByText("1 new, 0 changed, 0 as they were").waitFor();
    await page.getByLabel("Open files").setInputFiles([file("Beam 1.json", beam())]);
    await page.getByText("0 new, 0 changed, 1 as they were").waitFor();
    await page
      .getByLabel("Open files")
      .setInputFiles([file("Beam 2.json", beam()), file("x.config.json", { annex: "NL" })]);
    await page.getByRole("link", { name: "Beam 2" }).click();
    await annex.waitFor();
    expect(await annex.inputValue()).toBe("NL");
    await page.goto(`/projects/${project.id}`);
    await page
      .getByLabel("Open files")
      .setInputFiles([file("Beam 3.json", beam()), file("x.config.json", { annex: "./own.json" })]);
    await page.getByText("the annex of x.config.json is not taken").waitFor();
    await page.getByRole("link", { name: "Beam 3" }).click();
    await annex.waitFor();
    expect(await annex.inputValue()).toBe("DE");
  });

  test("what is typed and not saved is for its owner alone, and signing out leaves no copy", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 14");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await state(page, /^version 1/);
    await context.route(/\/calculations\/\d+$/, (route) =>
      route.request().method() === "PATCH" ? route.abort() : route.continue(),
    );
    await page.locator("[id$='length_mm']").first().fill("6000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await state(page, /^The server does not answer/);
    pages.said.splice(0);
    await context.unroute(/\/calculations\/\d+$/);
    // a colleague signs in from another tab: this page sends nothing for them
    const rita = { email: "rita@example.com", password: credentials.password };
    await ask("post", "/accounts", rita);
    await page.evaluate("dispatchEvent(new Event('online'))");
    await page.getByText("In this browser somebody else is signed in now").waitFor();
    await page.close();
    const theirs = await context.newPage();
    await theirs.goto("/account");
    await theirs.getByRole("heading", { name: rita.email }).waitFor();
    await theirs.goto("/calculators");
    await theirs.getByRole("button", { name: "Keep in a project…" }).waitFor();
    const kept =
      "Object.keys(localStorage).filter((key) => /^(draft|kept)\\//.test(key)).map((key) => key.split('/')[0])";
    expect(await theirs.evaluate(`${kept}.sort()`)).toEqual(["draft", "kept"]);
    // its owner comes back, and leaves: it is asked first
    await ask("post", "/session", credentials);
    await theirs.goto("/account");
    await theirs.getByRole("button", { name: "Sign out", exact: true }).click();
    await theirs.getByText("1 not saved").waitFor();
    await expectAccessible(theirs);
    await theirs.getByRole("button", { name: "Keep it and sign out" }).click();
    await theirs.getByRole("heading", { name: "Sign in" }).waitFor();
    expect(await theirs.evaluate(kept)).toEqual(["draft"]);
    // it is sent when its owner is back
    await theirs.getByLabel("Email").fill(credentials.email);
    await theirs.getByLabel("Password").fill(credentials.password);
    await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
    await theirs.getByRole("heading", { name: credentials.email }).waitFor();
    const sent = theirs.waitForResponse((answer) => answer.request().method() === "PATCH");
    await theirs.goto(`/projects/${id}`);
    expect((await sent).status()).toBe(200);
    expect((await ask("get", `/calculations/${calculation.id}`)).calculation).toMatchObject({
      version: 2,
      changed_by: credentials.email,
    });
  });

  test("another check in the form is another calculation: the kept one is not overwritten", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 10");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await state(page, /^version 1/);
    await page.getByLabel("Calculation", { exact: true }).selectOption("en-1993-1-8/bolt");
    await state(page, "This is another check");
    await page.keyboard.press("Control+s");
    expect(await page.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
    expect((await ask("get", `/calculations/${calculation.id}`)).calculation.version).toBe(1);
  });

  test("a version that no form shows has its bar, and its versions, beside no verdict", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 12");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    await ask("patch", `/calculations/${calculation.id}`, { request: { members: 1 } });
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await page.getByText("This input cannot be shown in a form").waitFor();
    expect(await page.locator(".verdict").count()).toBe(0);
    await page.getByRole("button", { name: "Versions, comments, sharing" }).click();
    await page.getByRole("listitem").filter({ hasText: "Version 1" }).getByRole("button", { name: "Show" }).click();
    await page.locator(".verdict").first().waitFor();
    expect(await page.locator("[id$='length_mm']").first().inputValue()).toBe("5000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await state(page, /^version 3/);
  });

  test("of more versions than the list shows at once, the first are there too", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 13");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    for (let length = 5001; length <= 5100; length++)
      await ask("patch", `/calculations/${calculation.id}`, { request: beam(length) });
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await page.getByRole("button", { name: "Versions, comments, sharing" }).click();
    await page.getByText("Version 2", { exact: true }).waitFor();
    expect(await page.getByText("Version 1", { exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Show more" }).click();
    await page.getByText("Version 1", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Show more" }).count()).toBe(0);
  });

  test("who is not signed in is told the way", async () => {
    const page = await pages.open("/calculators?calculation=1");
    await page.getByText("This page is for people who are signed in.").waitFor();
    expect(await page.locator(".verdict").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Go to the sign-in page" }).getAttribute("href")).toContain(
      "calculation",
    );
    pages.said.splice(0);
  });

  test("a session that ended is begun again in place, and the save goes on", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 7");
    const { calculation } = await ask("post", `/projects/${id}/calculations`, named("Beam"));
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${calculation.id}`);
    await state(page, /^version 1/);
    await context.clearCookies();
    await page.locator("[id$='length_mm']").first().fill("6000");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Sign in again" }).waitFor();
    await page.getByLabel("Email").fill(credentials.email);
    await page.getByLabel("Password").fill(credentials.password);
    await page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
    await state(page, /^version 2/);
    pages.said.splice(0); // the browser says that it was refused
  });

  test("checked, shared with who has no account, and two side by side", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 8");
    const { calculation: first } = await ask("post", `/projects/${id}/calculations`, named("Beam 1"));
    await ask("post", `/projects/${id}/calculations`, named("Beam 2", 9000));
    const page = await context.newPage();
    await page.goto(`/calculators?calculation=${first.id}`);
    await page.getByRole("button", { name: "Versions, comments, sharing" }).click();
    await page.getByRole("tab", { name: "Comments" }).click();
    await page.getByLabel("Comment on version 1").fill("Is it held at midspan?");
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await page.getByText("Is it held at midspan?").waitFor();
    await page.getByRole("button", { name: "I have checked version 1" }).click();
    await state(page, "version 1, checked by karla@example.com");
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Sharing" }).click();
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = await page.getByLabel("Link to read").inputValue();
    await expectAccessible(page);
    const stranger = await pages.open(link.replace(/^https?:\/\/[^/]+/, site().bench.base));
    await stranger.getByText("Beam 1 of Hall 8, version 1: shared with you to read").waitFor();
    expect(await stranger.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
    expect(await stranger.locator("[id$='length_mm']").first().inputValue()).toBe("5000");

    await page.goto(`/projects/${id}`);
    await page.getByRole("row").filter({ hasText: "Beam 1" }).getByText("checked by").waitFor();
    for (const name of ["Beam 1", "Beam 2"]) await page.getByRole("checkbox", { name: `Choose ${name}` }).check();
    await page.getByRole("link", { name: "Compare side by side" }).click();
    await page.getByRole("heading", { name: "What differs in the input" }).waitFor();
    const differs = page.getByRole("region", { name: "What differs in the input" });
    expect(await differs.getByRole("row").count()).toBe(2);
    await differs.getByText("9000").waitFor();
    await expectAccessible(page);
    // on a telephone the pictures are seen whole
    await page.setViewportSize({ width: 360, height: 740 });
    const cut = "[...document.querySelectorAll('.picture')].map((one) => one.scrollWidth > one.clientWidth)";
    expect(await page.evaluate(cut)).toEqual([false, false]);
  });

  test("renamed, moved, duplicated, a template, deleted and taken back; a folder in and out", async () => {
    const { context, ask, project } = await signedIn();
    const id = await project("Hall 9");
    await ask("post", `/projects/${id}/calculations`, named("Beam 1"));
    const page = await context.newPage();
    await page.goto(`/projects/${id}`);
    await page.getByRole("checkbox", { name: "Choose Beam 1" }).check();
    await page.getByRole("button", { name: "Duplicate" }).click();
    await page.getByRole("link", { name: "Beam 1 (copy)" }).waitFor();
    await page.getByRole("checkbox", { name: "Choose Beam 1 (copy)" }).check();
    await page.getByRole("button", { name: "Rename or move" }).click();
    await page.getByLabel("Name, with its folders: Axis A/Beam B1").fill("beam 1");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("This project has a calculation beam 1 already").waitFor();
    await page.getByLabel("Name, with its folders: Axis A/Beam B1").fill("Roof/Purlin");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("rowheader", { name: "Roof" }).waitFor();
    await page.getByRole("checkbox", { name: "Choose Roof/Purlin" }).check();
    await page.getByRole("button", { name: "Template or not" }).click();
    await page.getByText("template", { exact: true }).waitFor();
    await page.getByRole("checkbox", { name: "Choose Beam 1" }).check();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Beam 1 is deleted.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "Beam 1", exact: true }).waitFor();

    // what comes out goes in: the same files change nothing
    const json = (value: unknown, name: string) => ({
      name,
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(value)),
    });
    pages.said.splice(0); // that a name is taken was said by the browser too
    await page
      .getByLabel("Open files")
      .setInputFiles([
        json({ check: "en-1993-1-1", ...beam() }, "Beam 1.json"),
        json(beam(3000), "Beam 3.json"),
        json({ nothing: 1 }, "other.json"),
      ]);
    await page.getByText("1 new, 0 changed, 1 as they were; not read: other.json").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save as a folder (zip)" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`project-${id}.zip`);
  });

  test("a folder of more files than the server takes in a minute, with some that are no calculations", async () => {
    const bench = await openBench("sqlite", { rateLimit: 20 }, { pages: site().folder });
    if (!bench) throw new Error("no SQLite");
    try {
      await bench.call("POST", "/api/v1/accounts", { body: credentials });
      await setTier(bench.app.service.database, credentials.email, "studio");
      const origins = [{ origin: bench.base, localStorage: [{ name: "signed-in", value: "yes" }] }];
      const context = await pages.context({ baseURL: bench.base, storageState: { cookies: [], origins } });
      await context.request.post("/api/v1/session", { data: credentials });
      const { project } = await (await context.request.post("/api/v1/projects", { data: { name: "Hall" } })).json();
      bench.clock.now += 61_000;
      const page = await context.newPage();
      // a minute passes when the test says so
      await page.clock.install();
      await page.goto(`/projects/${project.id}`);
      await page.getByText("No calculations yet").waitFor();
      const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
      const inputs = Array.from({ length: 25 }, (_, i) => file(`Beam ${i + 1}.json`, JSON.stringify(beam(5000 + i))));
      const others = [file("con.json", JSON.stringify(beam())), file("loads.csv", "1;2"), file("notes.md", "# Hall")];
      await page.getByLabel("Open files").setInputFiles([...inputs, ...others]);
      await page.getByText(/of 28 files; the server asks to wait \d+ s/).waitFor();
      bench.clock.now += 61_000;
      await page.clock.fastForward(61_000);
      await page
        .getByText("25 new, 0 changed, 0 as they were; not taken: con.json (name is the name of a file")
        .waitFor();
      await page.getByText("left out, as no input: loads.csv, notes.md").waitFor();
      await page.getByRole("link", { name: "Beam 25" }).waitFor();
      pages.said.splice(0); // that it was too often was said by the browser too
    } finally {
      await bench.close();
    }
  });
}
