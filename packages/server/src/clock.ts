// What is to happen at a time is kept by the clock of the wall, which all servers share and which may be set. Each such time is
// set a known span ahead; one that lies further ahead was set by a clock that was wrong, and counts as come.

/** Milliseconds that the clocks of servers may differ by. */
export const clockDifference = 10_000;

/** The latest time that a right clock can have set `span` ahead until now. */
export const latest = (now: number, span: number): number => now + span + clockDifference;

/** Tells whether the clock of the wall was set since the last time it was asked: how far it has moved against the one that only runs. */
export function openWatch(wall: () => number, running: () => number = () => performance.now()): () => number {
  let before = { wall: wall(), running: running() };
  return () => {
    const present = { wall: wall(), running: running() };
    const moved = present.wall - before.wall - (present.running - before.running);
    before = present;
    return moved;
  };
}
