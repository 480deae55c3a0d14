declare module "@hapi/pez" {
  import { Writable } from "node:stream";
  /** Emits `part` (a readable with name and filename), `field` (name, value), `close`, `error`. */
  export class Dispenser extends Writable {
    constructor(options: { readonly boundary: string; readonly maxBytes?: number });
  }
}
