import { finishAdvances } from './clock/advance-test-clock.ts';
import { timeOf } from './clock/now.ts';
import { isAnythingDue, runDue } from './clock/run-due.ts';
import { reportFailures } from './report-failures.ts';
import type { Store } from './store/store.ts';
import type { Transaction } from './store/transaction.ts';
import type { Deliverer } from './webhooks/deliverer.ts';
import type { Work } from './work.ts';

const TICK_MS = 1_000;
const NOBODY: Work['request'] = { id: null, idempotencyKey: null };

export interface Engine {
  /** One piece of work in one transaction; its events are sent afterwards. */
  perform<T>(request: Work['request'], action: (work: Work) => T): Promise<T>;
  /** The same without a request: somebody at a page did it. */
  act<T>(action: (work: Work) => T): Promise<T>;
  look<T>(action: (work: Work) => T): T;
  stop(): Promise<void>;
}

export function startEngine(
  store: Store,
  deliverer: Deliverer,
  baseUrl: string,
  log: (message: string) => void,
): Engine {
  const makeWork = (transaction: Transaction, request = NOBODY): Work => ({
    transaction,
    request,
    baseUrl,
    now: (customerId) => timeOf(transaction, customerId),
  });

  const perform: Engine['perform'] = async (request, action) => {
    const result = await store.run((transaction) => action(makeWork(transaction, request)));
    deliverer.wake();
    if (store.read(hasAdvancingClocks)) setImmediate(() => void tick());
    return result;
  };
  const act: Engine['act'] = (action) => perform(NOBODY, action);
  const look: Engine['look'] = (action) => store.read((transaction) => action(makeWork(transaction)));

  const failures = reportFailures('Local payments could not do what was due', log);
  let ticking: Promise<unknown> = Promise.resolve();
  const tick = () => {
    if (!look(isAnythingDue) && !store.read(hasAdvancingClocks)) return;
    ticking = act((work) => {
      finishAdvances(work);
      runDue(work);
      // If the database is down, the same is due at the next tick.
    }).then(failures.succeeded, failures.failed);
  };
  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  tick();

  return {
    perform,
    act,
    look,
    async stop() {
      clearInterval(timer);
      await ticking;
    },
  };
}

function hasAdvancingClocks(transaction: Transaction): boolean {
  return transaction.all('test_clock').some(({ status }) => status === 'advancing');
}
