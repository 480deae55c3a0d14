/** The JSON Schema of an input as a file, by which editors complete and check it while it is typed. */
import { type Check, requestSchema } from "@x/eurocode/engine";
import { projectFields } from "@x/report/project";
import * as z from "zod";
import { isRecord, type JsonObject } from "./json.ts";

export function schemaOf(check: Check): JsonObject {
  const schema = z.toJSONSchema(requestSchema(check), { io: "input", unrepresentable: "any", target: "draft-7" });
  const { $defs, definitions = $defs, ...whole } = linkable(schema) as Record<string, unknown>; // an object stays one
  const forms: unknown = whole.anyOf;
  const ofFile = (form: unknown) => (isRecord(form) ? { ...form, properties: withFile(check, form.properties) } : form);
  return {
    ...(Array.isArray(forms) ? { ...whole, anyOf: forms.map(ofFile) } : (ofFile(whole) as object)),
    definitions: { ...(isRecord(definitions) ? definitions : {}), link },
  };
}

const withFile = ({ endpoint }: Check, properties: unknown) => ({
  $schema: { type: "string" },
  check: { const: endpoint, description: "the check that this file is for" },
  report: {
    type: "object",
    description: "title block of a report",
    properties: Object.fromEntries([...projectFields, "lang"].map((name) => [name, { type: "string" }])),
    additionalProperties: false,
  },
  ...(isRecord(properties) ? properties : {}),
});

const link = {
  description: "a value of another calculation",
  anyOf: [
    {
      type: "object",
      properties: {
        from: { type: "string", description: "file, from the folder of this one" },
        value: { type: "string", description: "path into what x check --json prints of it: reactions.B.kN" },
        times: { type: "number", description: "factor; default 1" },
      },
      required: ["from", "value"],
      additionalProperties: false,
    },
    { type: "object", properties: { sum: { type: "array" } }, required: ["sum"], additionalProperties: false },
  ],
};

const taken = new Set(["number", "integer", "array"]);

/** Numbers and lists may come from other calculations. */
function linkable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(linkable);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, part]) => {
      if (name !== "properties" || !isRecord(part)) return [name, linkable(part)];
      const fields = Object.entries(part).map(([field, own]) => {
        const inner = linkable(own);
        const isTaken = isRecord(own) && taken.has(String(own.type));
        const { description = undefined } = isRecord(own) ? own : {};
        const either = { description, anyOf: [inner, { $ref: "#/definitions/link" }] };
        return [field, isTaken ? either : inner];
      });
      return [name, Object.fromEntries(fields)];
    }),
  );
}
