import type { CheckResult } from "./basis/result.ts";
import type { Requests, ResultBodies } from "./requests.ts";

export type Endpoint = keyof Requests;

/** The result of a check, with the names that its `values` have. */
export interface ResultOf<E extends Endpoint> extends CheckResult {
  endpoint: E;
  result: ResultBodies[E];
}

/** What a compiler cannot look into: parsed JSON, a record. It is looked at when it runs. */
export type Unseen<T> = unknown extends T ? T : object extends T ? T : string extends keyof T ? T : never;
