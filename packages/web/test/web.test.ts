import { describe } from "vitest";
import { accountTests } from "./pages/account.ts";
import { answerTests } from "./pages/answers.ts";
import { beamTests } from "./pages/beam.ts";
import { calculatorTests } from "./pages/calculators.ts";
import { documentationAnswers, documentationTests } from "./pages/docs.ts";
import { drawingTests } from "./pages/drawings.ts";
import { jumpTests } from "./pages/jump.ts";
import { keptTests } from "./pages/kept.ts";
import { browserFound, inBrowser, mustHaveBrowser, useBrowser, useSite } from "./support/site.ts";

// One build, one server and one browser for all pages.

const site = useSite({ jobWorkers: 1, allowPrivateUrls: true });
mustHaveBrowser();

answerTests(site);
documentationAnswers(site);
describe.skipIf(!browserFound)(inBrowser, () => {
  const pages = useBrowser(site);
  describe("calculators", () => calculatorTests(pages));
  describe("beam", () => beamTests(pages));
  describe("documentation", () => documentationTests(pages));
  describe("drawings", () => drawingTests(site, pages));
  describe("one field to everything", () => jumpTests(pages));
  describe("kept", () => keptTests(site, pages));
  // moves the clock of the server
  describe("account", () => accountTests(site, pages));
});
