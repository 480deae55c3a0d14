import { expect, test } from "vitest";
import { visionSettings } from "./settings.ts";
import { tilesOf } from "./tiles.ts";

test("settings of the environment", () => {
  const local = { OPENAI_BASE_URL: "http://localhost:1/v1", OPENAI_MODEL: "m" };
  expect(visionSettings({ ...local, OPENAI_TILE_EDGE: "2400" })?.tileEdge).toBe(2400);
  expect(() => visionSettings({ ...local, OPENAI_TILE_EDGE: "40" })).toThrow("from 600 to 6000");
  expect(tilesOf({ width: 4800, height: 1000 }, 2400).map(({ width }) => width <= 2400)).toEqual([true, true, true]);
  expect(visionSettings({})).toBeUndefined();
  expect(visionSettings({ OPENAI_MODEL: "m" })).toBeUndefined();
  expect(visionSettings({ OPENAI_API_KEY: "k", OPENAI_MODEL: "m" })).toEqual({ apiKey: "k", model: "m" });
  expect(visionSettings({ OPENAI_BASE_URL: "http://localhost:1/v1", OPENAI_MODEL: "m" })).toMatchObject({
    baseURL: "http://localhost:1/v1",
  });
  expect(() => visionSettings({ OPENAI_API_KEY: "k" })).toThrow("OPENAI_MODEL");
  expect(() => visionSettings({ OPENAI_BASE_URL: "here", OPENAI_MODEL: "m" })).toThrow("OPENAI_BASE_URL must be");
  expect(() => visionSettings({ OPENAI_BASE_URL: "https://me:secret@here/v1", OPENAI_MODEL: "m" })).toThrow(
    /^(?!.*secret)OPENAI_BASE_URL must be/,
  );
  expect(() => visionSettings({ OPENAI_API_KEY: "se cret\u00e9", OPENAI_MODEL: "m" })).toThrow(
    /^(?!.*cret)OPENAI_API_KEY/,
  );
});
