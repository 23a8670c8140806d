import { createServer } from 'node:http';

/** What node:http alone can do: sends given responses, and looks at nothing but the method. */
let answers = { GET: { status: 204, headers: [], body: '' }, POST: { status: 204, headers: [], body: '' } };
const server = createServer((request, response) => {
  const { status, headers, body } = answers[request.method];
  response.writeHead(status, headers);
  response.end(body, 'latin1');
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send('ready'));
process.on('message', (given) => {
  answers = given;
  process.send('set');
});
process.on('disconnect', () => process.exit());
