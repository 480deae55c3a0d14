import { type DeskTask, deskWork } from "../desk/work.ts";
import { inThread } from "./in-thread.ts";

/** Reading of long bodies and writing of long answers, away from the thread that serves. */
export default inThread(({ name, input }: DeskTask) => (deskWork[name] as (input: unknown) => unknown)(input)); // input and name are made together
