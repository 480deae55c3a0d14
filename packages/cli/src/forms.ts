import { type Check, describeFields, type Listing, topSchema } from "@x/eurocode/engine";

/** The fields of a check by which a request is known as its own: names alone, so that no check is loaded to look at them. */
export interface Form extends Listing {
  readonly endpoint: string;
  /** Beside the items. */
  readonly top: readonly string[];
  readonly kinds: Readonly<Record<string, FormOfKind>>;
}

interface FormOfKind {
  readonly name: string;
  readonly list?: string;
  readonly fields: readonly string[];
  readonly required: readonly string[];
}

/** Run when the command is built. */
export const formOf = (check: Check): Form => ({
  endpoint: check.endpoint,
  ...(check.many === undefined ? {} : { many: check.many }),
  ...(check.one === undefined ? {} : { one: check.one }),
  ...(check.choice === undefined ? {} : { choice: check.choice }),
  top: Object.keys(topSchema(check).shape),
  kinds: Object.fromEntries(
    Object.entries(check.kinds).map(([key, { name, list, schema }]) => {
      const fields = describeFields(schema);
      const required = fields.filter((field) => field.required).map((field) => field.name);
      const form = { name, fields: fields.map((field) => field.name), required };
      return [key, list === undefined ? form : { ...form, list }];
    }),
  ),
});
