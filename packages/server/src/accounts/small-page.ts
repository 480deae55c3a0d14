import type { Request, ResponseObject, ResponseToolkit } from "@hapi/hapi";
import type { Message } from "@x/eurocode/message";
import type { Words } from "@x/words";
import { mails as says } from "../says.ts";

// Pages that mailed links lead to: they work without scripts, and nothing of others runs on them.

const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

interface SmallPage {
  readonly title: Message;
  readonly status: number;
  readonly inner: string;
}

export function smallPage(h: ResponseToolkit, words: Words, { title, status, inner }: SmallPage): ResponseObject {
  const heading = escaped(words.say(title));
  return (
    h
      .response(
        `<!doctype html>\n<html lang="${words.language}">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head>\n<body><main><h1>${heading}</h1>\n${inner}\n</main></body>\n</html>\n`,
      )
      .code(status)
      .type("text/html")
      .header("Content-Security-Policy", policy)
      // without one, browsers say of its form that it comes from nowhere (Origin: null), and it is refused; others are told nothing
      .header("Referrer-Policy", "same-origin")
      .header("Cache-Control", "no-store")
  );
}

export const paragraph = (words: Words, said: Message): string => `<p>${escaped(words.say(said))}</p>`;

export const newPasswordFields = (words: Words, email: string): string[] => [
  `<p><input type="email" autocomplete="username" readonly value="${escaped(email)}"></p>`,
  `<p><label>${escaped(words.say(says.newPassword))} <input type="password" name="password" autocomplete="new-password" required minlength="10" maxlength="200"></label></p>`,
];

/** What such a form is sent as. */
export const smallForm = {
  payload: { parse: false, output: "data", maxBytes: 4096, allow: "application/x-www-form-urlencoded" },
} as const;

export const fieldsOf = ({ payload }: Request): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(Buffer.isBuffer(payload) ? payload.toString("utf8") : ""));

const shape = /^[\w-]{43}$/;

/** The value of a link. */
export function valueIn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const { value } = fields;
  return typeof value === "string" && shape.test(value) ? value : undefined;
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
