import { createServer } from 'node:http';

interface Answer {
  readonly status: number;
  readonly headers: string[];
  readonly body: string;
}

const NOTHING: Answer = { status: 204, headers: [], body: '' };

/** What node:http alone can do: sends given responses, and looks at nothing but the method. */
let answers: Record<string, Answer> = {};
const server = createServer((request, response) => {
  const { status, headers, body } = answers[request.method ?? ''] ?? NOTHING;
  response.writeHead(status, headers);
  response.end(body, 'latin1');
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
process.on('message', (given: Record<string, Answer>) => {
  answers = given;
  process.send?.('set');
});
process.on('disconnect', () => process.exit());
