// Of a container: whether the server in it answers, or the worker.
const ports = [process.env.PORT ?? "3000", process.env.WORKER_PORT].filter(Boolean);
const answers = ports.map((port) =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).then(
    ({ ok }) => ok,
    () => false,
  ),
);
process.exit((await Promise.all(answers)).includes(true) ? 0 : 1);
