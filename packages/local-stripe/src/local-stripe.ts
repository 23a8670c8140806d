import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { choosePort, type LocalService, type LocalServiceAddresses } from '@evenway/stand-in-kit';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastify from 'fastify';
import { ApiError, invalid, toErrorBody } from './api/api-error.ts';
import { type ApiOptions, createApi } from './api/api-plugin.ts';
import { checkKey } from './api/check-key.ts';
import { parseForm } from './api/parse-form.ts';
import { applyClock, applySwitches } from './controls/apply-controls.ts';
import { createDashboard } from './dashboard/dashboard-plugin.ts';
import { type Engine, startEngine } from './engine.ts';
import { createHostedPages } from './pages/hosted-pages.ts';
import { prepareRecords } from './prepare-records.ts';
import { createForgetfulJournal } from './store/journal.ts';
import { newId } from './store/new-id.ts';
import { createPostgresJournal } from './store/postgres-journal.ts';
import { createStore } from './store/store.ts';
import { createDeliverer, type Deliverer } from './webhooks/deliverer.ts';

export interface LocalStripeOptions {
  /** Where the port and the keys are stored. */
  dataDir: string;
  /** Where everything else is stored; without one it is lost at the end. */
  databaseUrl: string | undefined;
  /** The product's address. */
  publicUrl: string;
  /** Where events are sent, if not to the product's default address. */
  webhookUrl?: string;
  /** Called with failures that nobody waits for. */
  onFailure?: (message: string) => void;
}

export interface PaymentsAddresses extends LocalServiceAddresses {
  payments: { apiBase: string; secretKey: string; webhookSecret: string };
}

interface LocalStripe extends LocalService {
  start(): Promise<PaymentsAddresses>;
}

export function createLocalStripe(options: LocalStripeOptions): LocalStripe {
  let running: { engine: Engine; stop(): Promise<void> } | undefined;
  return {
    name: 'Payments',
    description:
      'Stands in for Stripe: customers, subscriptions and events, a clock you can move, webhooks you can disturb.',
    path: '/local/payments',
    plugin: createDashboard(() => running?.engine),
    start: async () => {
      const started = await startPayments(options);
      running = started;
      return started.addresses;
    },
    stop: async () => {
      const stopped = running;
      running = undefined;
      await stopped?.stop();
    },
  };
}

async function startPayments({
  dataDir,
  databaseUrl,
  publicUrl,
  webhookUrl,
  onFailure = (message) => void process.stderr.write(`${message}\n`),
}: LocalStripeOptions) {
  const file = path.join(dataDir, 'payments.json');
  const state = await loadState(file);
  const port = await choosePort(state.port);
  const { secretKey, webhookSecret } = state;
  const apiBase = `http://127.0.0.1:${port}`;
  const store = createStore(databaseUrl ? createPostgresJournal(databaseUrl) : createForgetfulJournal());
  let app: FastifyInstance | undefined;
  try {
    await store.load();
    await store.run((transaction) =>
      prepareRecords(transaction, {
        webhook: { url: webhookUrl ?? `${publicUrl}/api/webhooks/stripe`, secret: webhookSecret },
        apiBase,
        ...(state.port !== undefined && { formerApiBase: `http://127.0.0.1:${state.port}` }),
      }),
    );
    const deliverer = createDeliverer(store, onFailure);
    const engine = startEngine(store, deliverer, apiBase, onFailure);
    app = createStripeServer({ secretKey, engine, deliverer });
    await app.listen({ host: '127.0.0.1', port });
    await saveState(file, { ...state, port });
    deliverer.wake();
    const server = app;
    const stop = async () => {
      await server.close();
      await engine.stop();
      await deliverer.stop();
      await store.close();
    };
    return { engine, stop, addresses: { payments: { apiBase, secretKey, webhookSecret } } };
  } catch (error) {
    await app?.close();
    await store.close();
    throw error;
  }
}

const FORM = 'application/x-www-form-urlencoded';

interface ServerOptions extends Pick<ApiOptions, 'secretKey'> {
  engine: Engine;
  deliverer: Deliverer;
}

/** Everything on its own port: the API, the hosted pages, and the controls for tests. */
function createStripeServer({ secretKey, engine, deliverer }: ServerOptions): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 255 } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(invalid(`Invalid request (check that your POST content type is ${FORM}).`));
  });
  app.register(createApi({ secretKey, perform: engine.perform }));
  app.register(createHostedPages(engine, deliverer));
  app.register(createControls(secretKey, engine));
  return app;
}

/** What the provider does not have: for tests without a `/local` page. */
function createControls(secretKey: string, engine: Engine): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async ({ headers }) => checkKey(secretKey, headers.authorization));
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ApiError)) throw error;
      return reply.code(error.status).send(toErrorBody(error));
    });
    app.post<{ Body: string }>('/_local/clock', async ({ body }) =>
      engine.act((work) => applyClock(work, parseForm(body ?? ''))),
    );
    app.post<{ Body: string }>('/_local/switches', async ({ body }) =>
      engine.act((work) => applySwitches(work, parseForm(body ?? ''))),
    );
  };
}

/** Survives a restart, so that a running product still knows its provider. */
interface SavedState {
  secretKey: string;
  webhookSecret: string;
  port?: number;
}

async function loadState(file: string): Promise<SavedState> {
  return (await readState(file)) ?? { secretKey: newId('sk_test', 40), webhookSecret: newId('whsec', 32) };
}

async function saveState(file: string, state: SavedState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** A missing or truncated file is created again, so that the product can start. */
async function readState(file: string): Promise<SavedState | undefined> {
  try {
    const state: Partial<SavedState> = JSON.parse(await readFile(file, 'utf8'));
    const { secretKey, webhookSecret, port } = state;
    if (!secretKey?.startsWith('sk_test_') || !webhookSecret?.startsWith('whsec_')) return undefined;
    return { secretKey, webhookSecret, ...(typeof port === 'number' && { port }) };
  } catch {
    return undefined;
  }
}
