// What the service is measured against: a Hapi route that parses the same JSON, calls the same check and answers.
import Hapi from "@hapi/hapi";
import { check } from "@x/eurocode";

const server = Hapi.server({ host: "127.0.0.1", port: 0 });
server.route({
  method: "POST",
  path: "/api/v1/check/en-1993-1-1",
  handler: (request) => check("en-1993-1-1", request.payload),
});
await server.start();
process.stdout.write(`listening on ${server.info.uri}\n`);
