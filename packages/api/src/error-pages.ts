/** What the codes of errors mean: for the documentation, and for the page of a server that every error names. */
import { type ErrorCode, errorCodes } from "./errors.ts";
import { html } from "./page.ts";

interface Meaning {
  readonly status: string;
  /** When a server says so. */
  readonly when: string;
  /** What a program does about it. */
  readonly remedy: string;
}

const meanings: Readonly<Record<ErrorCode, Meaning>> = {
  invalid_input: {
    status: "400",
    when: "The request cannot be read, or fields of it cannot be calculated.",
    remedy: "Correct what `details` lists: all problems at once, each with the path of its field.",
  },
  unauthorized: {
    status: "401",
    when: "No token or session came with the request, or one that is not known, has been revoked or has expired.",
    remedy: "Send `Authorization: Bearer <token>`, or sign in again.",
  },
  code_required: {
    status: "401",
    when: "The password is right, and the account asks for a one-time code as well.",
    remedy: "Sign in again with `code`: of the program for codes, or one of the recovery codes.",
  },
  forbidden: {
    status: "403",
    when: "The account may not do this: its tier does not include it, or the call needs a session instead of a token.",
    remedy: "Read the message; you may need a different plan, or to sign in.",
  },
  subscription_inactive: {
    status: "403",
    when: "The subscription of the account has ended or is not paid.",
    remedy: "Renew the subscription.",
  },
  email_unverified: {
    status: "403",
    when: "The address of the account has not been confirmed.",
    remedy: "Follow the link in the mail, or ask for another one.",
  },
  sign_in_again: {
    status: "403",
    when: "The account has no password that could prove who calls, and its session is older than ten minutes.",
    remedy: "Sign in again by single sign-on, and call once more.",
  },
  not_found: {
    status: "404",
    when: "There is nothing at this address, or it belongs to another account.",
    remedy: "Check the address and the number.",
  },
  method_not_allowed: {
    status: "405",
    when: "The address exists and does not take this method.",
    remedy: "Use a method of the `Allow` header.",
  },
  conflict: {
    status: "409",
    when: "The current state does not allow it, or an idempotency key was used for another request.",
    remedy: "Read the current state; use a new key for a new request.",
  },
  rate_limited: {
    status: "429",
    when: "More requests came than the window of the token or the address allows.",
    remedy: "Wait for the seconds in `Retry-After`, then send it again.",
  },
  quota_exceeded: {
    status: "429",
    when: "The checks of this month are used up.",
    remedy: "Wait for the next month (`Retry-After`), or choose another tier.",
  },
  limit_reached: {
    status: "409, 429",
    when: "The account has as many tokens, projects, jobs or megabytes as it may have.",
    remedy: "Remove what is not needed, or wait until a job has ended.",
  },
  internal: {
    status: "500",
    when: "The server failed.",
    remedy: "Try once more; if it fails again, send the operator the `request_id`.",
  },
  unavailable: {
    status: "503",
    when: "The server is stopping, busy, or cannot reach its database.",
    remedy: "Wait for the seconds in `Retry-After`, then send it again.",
  },
};

/** Where a server says what a code means. */
export const errorDocumentation = (code: ErrorCode): string => `/docs/errors#${code}`;

const intro =
  "Every error is a body of JSON: `error` (a sentence, which may change), `code` (which does not change), `documentation` (the whole address of its paragraph here), `request_id`, and where they apply `details` with every problem of the input and `retry_after_seconds`.";

/** The list as Markdown. */
export const errorsMarkdown = (): string =>
  `<!-- Generated from packages/api/src/error-pages.ts by \`npx vitest run tests/ -u\`: do not edit. -->

# Error codes

${intro}

${errorCodes
  .map((code) => {
    const { status, when, remedy } = meanings[code];
    return `## ${code}\n\nStatus ${status}. ${when} ${remedy}`;
  })
  .join("\n\n")}
`;

/** The same as a page of its own. */
export const errorsHtml = (): string =>
  html(
    "Error codes",
    intro,
    errorCodes.map((code) => {
      const { status, when, remedy } = meanings[code];
      return { id: code, title: code, lines: [`Status ${status}. ${when} ${remedy}`] };
    }),
  );
