import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { beamList } from "../../../server/bench/beam-list.ts";
import { setTier } from "../../../server/src/accounts/accounts.ts";
import { createApp } from "../../../server/src/app.ts";
import { configWith } from "../../../server/test/support/app.ts";
import { expectAccessible, type Pages, pictures, type Site } from "../support/site.ts";

// Drawings as a person meets them: dropped, watched, looked at, corrected, revised, compared, deleted.

const drawings = join(import.meta.dirname, "../../../drawings/test/drawings/files");
const pdf = (name: string, as = name) => ({
  name: `${as}.pdf`,
  mimeType: "application/pdf",
  buffer: readFileSync(join(drawings, `${name}.pdf`)),
});
/** Of which few members are read: where what is on it is not what is looked at. */
const short = async (members = 2): Promise<ReturnType<typeof pdf>> => ({
  name: "beams.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(await beamList(members)),
});
const credentials = { email: "berta@example.com", password: "six planks of larch" };

export function drawingTests(site: () => Site, pages: Pages): void {
  beforeAll(async () => {
    await site().bench.call("POST", "/api/v1/accounts", { body: credentials });
    await setTier(site().bench.app.service.database, credentials.email, "studio");
  });

  /** Signed in, as the sign-in page leaves a browser. */
  async function open(path: string, { base = site().bench.base, models = false } = {}): Promise<Page> {
    const origins = [{ origin: base, localStorage: [{ name: "signed-in", value: "yes" }] }];
    const context = await pages.context({ models, baseURL: base, storageState: { cookies: [], origins } });
    await context.request.post("/api/v1/session", { data: credentials });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  }

  async function newProject(page: Page, name: string): Promise<void> {
    await page.getByRole("button", { name: "New project" }).click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("National annex").selectOption("NL");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
  }

  const upload = (page: Page, label: string, file: ReturnType<typeof pdf>) =>
    page.getByLabel(label).setInputFiles(file);
  const done = (page: Page) => page.getByRole("heading", { name: "Members" }).waitFor();
  const row = (page: Page, mark: string) =>
    page.getByRole("row").filter({ has: page.getByRole("button", { name: mark, exact: true }) });

  test("the drawings of a project say what came of each; what is not designed is not green", async () => {
    const page = await open("/projects");
    await newProject(page, "Quay");
    const project = Number(/\d+$/.exec(page.url())?.[0]);
    const column = { mark: "C1", section: "HEB 200", length_mm: 4200, steel_grade: "S355", role: "column" };
    for (const actions of [[], [{ mark: "C1", N_Ed: 300 }], [{ mark: "C1", N_Ed: 90_000 }]])
      await page.context().request.post("/api/v1/jobs", {
        data: { project_id: project, members: [column], ...(actions.length > 0 ? { actions } : {}) },
      });
    await page.reload();
    const list = page.getByRole("region", { name: "Drawings of this project" });
    // the newest first
    for (const word of ["not passed", "passed", "not designed"]) await list.getByText(word, { exact: true }).waitFor();
    const states = await list.locator(".judged-state").evaluateAll((all) => all.map((one) => one.className));
    expect(states).toEqual(["bad", "good", "open"].map((tone) => `judged-state ${tone}`));
    expect(await list.getByRole("row").last().textContent()).toMatch(/not designed\d.*%\s*\d+ kg/);
    await expectAccessible(page);
  });

  test("a drawing is read, looked at, corrected, and made into files", { tags: "change" }, async () => {
    const page = await open("/projects", { models: true });
    await newProject(page, "Harbour street");
    await page.getByText("No drawings yet").waitFor();
    await expectAccessible(page);
    // the pages themselves below what was read
    await page.context().unroute(pictures);
    const picture = page.waitForResponse(pictures);
    await upload(page, "Upload a drawing", await short(5));
    await page.getByRole("heading", { name: "beams.pdf", level: 1 }).waitFor();
    await done(page);
    expect((await picture).headers()["content-type"]).toBe("image/png");
    expect((await (await picture).body()).length).toBeGreaterThan(10_000);

    // two fingers enlarge
    const fingers = await page.context().newCDPSession(page);
    const box = await page.getByRole("application").boundingBox();
    const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 150];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...apart: number[]) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints: apart.map((dx, id) => ({ x: x + dx, y, id })) });
    await touch("touchStart", -20);
    await touch("touchStart", -20, 20);
    await touch("touchMove", -60, 60);
    await touch("touchEnd");
    await page.getByRole("button", { name: "Whole page" }).click();

    // a row goes to its place, a place to its row
    const members = page.getByRole("region", { name: "Members of the drawing" });
    const [first, second] = await members.getByRole("button").allTextContents();
    await members.getByRole("button", { name: first ?? "", exact: true }).click();
    await page.getByRole("region", { name: `Member ${first}` }).waitFor();
    const sheet = page.getByRole("application");
    expect(
      await sheet
        .getByRole("button", { name: `${first}, ` })
        .first()
        .getAttribute("aria-pressed"),
    ).toBe("true");
    await sheet
      .getByRole("button", { name: `${second}, ` })
      .first()
      .click();
    const detail = page.getByRole("region", { name: `Member ${second}` });
    await detail.getByRole("region", { name: "Verifications" }).waitFor();

    await expectAccessible(page);

    // the model, read from model.ifc: a row goes to its piece, a piece to its row
    await page.getByRole("button", { name: "Model in 3D" }).click();
    const model = page.getByRole("application", { name: "5 members in 9 pieces, 18 plates" });
    await model.waitFor();
    const single = members.getByRole("button", { name: "B4", exact: true });
    await single.click();
    await page.getByRole("status").getByText("B4, HE 160 B").waitFor();
    await single.click();
    await page.getByRole("region", { name: "Member B4" }).waitFor({ state: "detached" });
    await model.click();
    await page.getByRole("region", { name: "Member B4" }).waitFor();
    await model.press("n");
    await page.getByRole("region", { name: "Member B5" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Drawing", exact: true }).click();
    await sheet
      .getByRole("button", { name: `${second}, ` })
      .first()
      .click();

    // a correction, and what it changed
    await detail.getByRole("button", { name: "Correct" }).click();
    const form = page.getByRole("form", { name: `Correct ${second}` });
    await form.getByLabel("M_y_Ed").fill("4000");
    await form.getByRole("button", { name: "Apply" }).click();
    const changed = page.getByRole("region", { name: "What the correction changed" });
    await changed.getByText("not passed").first().waitFor();
    await row(page, second ?? "")
      .getByText("corrected")
      .waitFor();
    await page.getByRole("button", { name: `Undo the correction of ${second}` }).click();
    await page.getByRole("heading", { name: "Corrections" }).waitFor({ state: "detached" });
    await done(page);

    // a joint with its picture
    await page.getByRole("tab", { name: /^Joints/ }).click();
    await page.getByRole("region", { name: "Joints of the drawing" }).getByRole("button").first().click();
    await page.locator(".inside figure svg").first().waitFor();
    await expectAccessible(page);

    await page.getByRole("tab", { name: /^Files/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "bom.csv" }).click(),
    ]);
    expect(readFileSync((await download.path()) ?? "", "utf8")).toMatch(/^\ufeffmark,quantity,section/);
  });

  test("the whole story by keys alone: sign up, key, project, drawing, correction, file", async () => {
    const page = await pages.open("/");
    const { keyboard } = page;
    /** As who has no pointer gets there. */
    const reach = async (target: Locator) => {
      await target.waitFor();
      for (let tabs = 0; tabs < 200; tabs++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press("Tab");
      }
      throw new Error(`${target} is not reached by keys`);
    };
    const press = async (role: "button" | "link", name: string) => {
      await reach(page.getByRole(role, { name, exact: true }));
      await keyboard.press("Enter");
    };
    const write = async (label: string, text: string) => {
      await reach(page.getByLabel(label, { exact: true }));
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(text);
    };
    await press("link", "Sign up");
    await page.getByRole("heading", { name: "Sign up", level: 1 }).waitFor();
    await write("Email", "keys@example.com");
    await write("Password", credentials.password);
    await keyboard.press("Enter");
    await page.getByRole("heading", { name: "keys@example.com" }).waitFor();
    await write("Name of a new key", "workshop");
    await keyboard.press("Enter");
    await page.locator("code.secret").waitFor();
    await setTier(site().bench.app.service.database, "keys@example.com", "studio");
    await press("link", "Projects");
    await page.getByText("No projects yet").waitFor();
    await press("button", "New project");
    await write("Name", "By keys");
    await reach(page.getByLabel("National annex"));
    await keyboard.type("NL");
    await press("button", "Create");
    await page.getByRole("heading", { name: "By keys", level: 1 }).waitFor();
    await reach(page.getByLabel("Upload a drawing"));
    const chooser = page.waitForEvent("filechooser");
    await keyboard.press("Space");
    await (await chooser).setFiles(await short());
    await done(page);
    const members = page.getByRole("region", { name: "Members of the drawing" });
    const [mark = ""] = await members.getByRole("button").allTextContents();
    await press("button", mark);
    await page.getByRole("region", { name: `Member ${mark}` }).waitFor();
    await press("button", "Correct");
    // the form takes the keys, and what it changed after it
    await write("M_y_Ed", "4000");
    await keyboard.press("Enter");
    const changed = page.getByRole("region", { name: "What the correction changed" });
    await changed.getByText("not passed").first().waitFor();
    await press("button", "Close");
    await reach(page.getByRole("tab", { name: /^Members/ }));
    await keyboard.press("ArrowLeft");
    await press("link", "bom.csv");
    await page.waitForEvent("download");
  });

  test("a revision is compared with the one before", { tags: "change" }, async () => {
    const page = await open("/projects");
    await newProject(page, "Two revisions");
    await upload(page, "Upload a drawing", await short(3));
    await done(page);
    await upload(page, "Upload a new revision", await short(2));
    await page.getByText("Revision 2").first().waitFor();
    await done(page);
    await page.getByRole("button", { name: "Compare with revision 1" }).click();
    await page.getByRole("region", { name: "Members: what changed" }).getByText("taken away").first().waitFor();
    expect(await page.getByRole("region", { name: "Revision 1", exact: true }).getByRole("application").count()).toBe(
      1,
    );
    await expectAccessible(page);
  });

  test("what is deleted can be taken back, and then is gone", { tags: "change" }, async () => {
    const page = await open("/projects");
    await newProject(page, "To be deleted");
    await upload(page, "Upload a drawing", pdf("en_pid_pipe_list", "no steel"));
    await page.getByRole("button", { name: "Delete" }).waitFor();
    await page.getByRole("link", { name: "Project", exact: true }).click();
    await page.clock.install();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("no steel.pdf is deleted.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "no steel.pdf" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("no steel.pdf is deleted.").waitFor();
    await page.clock.fastForward(20_000);
    await page.getByText("No drawings yet").waitFor();
    await page.reload();
    await page.getByText("No drawings yet").waitFor();
  });

  test("nothing is lost when the server restarts meanwhile", { tags: "change" }, async () => {
    const data = mkdtempSync(join(tmpdir(), "x-restart-"));
    const start = async (port: number, jobWorkers: number) => {
      const app = await createApp(configWith({ data, port, jobWorkers, rateLimit: 100_000 }), {
        passwordCost: { N: 1024, r: 8, p: 1 },
        pages: site().folder,
      });
      await app.server.start();
      return app;
    };
    const before = await start(0, 0);
    const { port, uri } = before.server.info;
    await fetch(`${uri}/api/v1/accounts`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(credentials),
    });
    await setTier(before.service.database, credentials.email, "studio");
    const page = await open("/projects", { base: uri });
    await newProject(page, "Restarted");
    await upload(page, "Upload a drawing", await short());
    await page.getByText("waiting for its turn").first().waitFor();
    await before.stop();
    await page.getByText("The server cannot be reached at the moment").waitFor();
    const after = await start(Number(port), 1);
    await done(page);
    expect(await page.getByText("The server cannot be reached at the moment").count()).toBe(0);
    // the browser says by itself that the server was away
    const away = pages.said.splice(0).filter((message) => !/ERR_|Failed to load resource/.test(message));
    expect(away).toEqual([]);
    await page.context().close();
    await after.stop();
    rmSync(data, { recursive: true, force: true });
  });

  test("who is not signed in, and who has no Studio, is told the way on", { tags: "change" }, async () => {
    const page = await pages.open("/projects/1");
    await page.getByRole("link", { name: "Go to the sign-in page" }).click();
    await page.getByLabel("Email").fill(credentials.email);
    await page.getByLabel("Password").fill(credentials.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: /Quay|Harbour street/ }).waitFor();
    await page.goto("/jobs/99999");
    await page.getByText("There is no such page in this account.").waitFor();
    await page.context().request.post("/api/v1/accounts", { data: { ...credentials, email: "free@example.com" } });
    await page.goto("/projects");
    await page.getByText("Drawings are part of the Studio plan").waitFor();
    // refusals are answers here
    const other = pages.said.splice(0).filter((message) => !/status of (401|404)/.test(message));
    expect(other).toEqual([]);
  });
}
