import { messages } from "@x/eurocode/message";

/** What is wrong with a request, beside what its schema says. */
export const requests = messages("requests", {
  email: "must be an email address",
  oneLine: "must be one line without control characters",
  controlCharacters: "must not contain control characters",
  spaces: "must not contain spaces",
  ascii: "must have printable ASCII characters only",
  httpsAddress: "must be an https address",
  webAddress: "must be an http or https address",
  passwordInAddress: "must not carry a password",
  pdfAndMembers: "cannot be combined with members",
  pdfOrMembers: "is required, or members in its place",
  eventTwice: "must name each event once",
  nothingToChange: "must have webhook_url, payload or webhook_events",
  secretAlone: "comes with a webhook_url; the secret alone is changed by POST …/webhook/secret",
  notJson: "is not JSON: {why}",
  halfCharacter: "holds half of a character (a lone surrogate)",
  nested: "is nested deeper than {most} levels",
  nameTwice: "is given twice in one object",
  forbiddenName: "is not a name that a field may have",
});
