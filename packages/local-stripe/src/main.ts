import { parseArgs } from 'node:util';
import { choosePort, createPages } from '@evenway/stand-in-kit';
import fastify from 'fastify';
import { createLocalStripe } from './local-stripe.ts';

/** `npm run local-stripe -- --webhook http://localhost:4000/hook`: the stand-in alone, for another product. */
const { values } = parseArgs({
  options: {
    webhook: { type: 'string' },
    data: { type: 'string', default: '.local-stripe' },
    database: { type: 'string' },
    port: { type: 'string', default: '4242' },
  },
});

const webhookUrl = values.webhook;
if (webhookUrl === undefined || !URL.canParse(webhookUrl)) {
  process.stderr.write('Say where events go: npm run local-stripe -- --webhook http://localhost:4000/hook\n');
  process.exit(1);
}
const port = await choosePort(Number(values.port));
const pageUrl = `http://localhost:${port}`;
const service = createLocalStripe({
  dataDir: values.data,
  databaseUrl: values.database,
  publicUrl: pageUrl,
  webhookUrl,
});
const { payments } = await service.start();
const pages = fastify();
await pages.register(createPages([service]));
await pages.listen({ host: '127.0.0.1', port });
process.stdout.write(
  [
    `API             ${payments.apiBase}`,
    `Secret key      ${payments.secretKey}`,
    `Webhook secret  ${payments.webhookSecret}`,
    `Dashboard       ${pageUrl}${service.path}`,
    'Stop with Ctrl-C.\n',
  ].join('\n'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await pages.close();
    await service.stop();
  });
