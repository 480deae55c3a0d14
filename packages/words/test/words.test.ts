import { placesOf } from "@x/eurocode/message";
import { said as ofLibrary } from "@x/eurocode/messages";
import { describe, expect, test } from "vitest";
import { said as ofDrawings } from "../../drawings/src/messages.ts";
import { said as ofFabrication } from "../../fabrication/src/messages.ts";
import { said as ofService } from "../../server/src/messages.ts";
import { folders } from "../src/all.ts";
import { languages } from "../src/languages.ts";

type Rooms = Readonly<Record<string, Readonly<Record<string, { readonly id: string; readonly english: string }>>>>;

const said = { ...ofLibrary, drawings: ofDrawings, fabrication: ofFabrication, service: ofService };

const declared = Object.entries<Rooms>(said).flatMap(([subject, rooms]) =>
  Object.entries(rooms).flatMap(([room, messages]) =>
    Object.entries(messages).map(([name, { id, english }]) => ({ subject, room, name, id, english })),
  ),
);

test("the name of a room is the first part of its ids, and no id is there twice", () => {
  for (const { room, name, id } of declared) expect(id).toBe(`${room}.${name}`);
  expect(new Set(declared.map(({ id }) => id)).size).toBe(declared.length);
});

describe.each(languages.filter((language) => language !== "en"))("%s", (language) => {
  // the first of its subjects has the messages
  const templates = folders[language].subjects[0]?.rooms ?? {};

  test("has every message, with the places of the English and no others", () => {
    const wrong = declared.filter(({ room, name, english }) => {
      const own = templates[room]?.[name];
      return own === undefined || placesOf(own).sort().join() !== placesOf(english).sort().join();
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("has no message that nothing says", () => {
    const ids = new Set(declared.map(({ id }) => id));
    const own = Object.entries(templates).flatMap(([room, names]) =>
      Object.keys(names).map((name) => `${room}.${name}`),
    );
    expect(own.filter((id) => !ids.has(id))).toEqual([]);
  });
});
