import path from 'node:path';
import { choosePort, type LocalService, type LocalServiceAddresses } from '@evenway/stand-in-kit';
import type { FastifyInstance } from 'fastify';
import { createDashboard } from './dashboard/dashboard-plugin.ts';
import { type Engine, startEngine } from './engine.ts';
import { prepareRecords } from './prepare-records.ts';
import { loadState, saveState } from './saved-state.ts';
import { createForgetfulJournal } from './store/journal.ts';
import { createPostgresJournal } from './store/postgres-journal.ts';
import { createStore } from './store/store.ts';
import { createStripeServer } from './stripe-server.ts';
import { createDeliverer } from './webhooks/deliverer.ts';

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
