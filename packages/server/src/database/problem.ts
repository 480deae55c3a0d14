/** Why the server cannot start, as a sentence for who runs it. */
export class StartProblem extends Error {}
