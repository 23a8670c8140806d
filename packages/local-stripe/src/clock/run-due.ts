import type { Transaction } from '../store/transaction.ts';
import { atTime, type Work } from '../work.ts';
import { type DueStep, findAllDue, findDue } from './find-due.ts';

/** Does what has become due, in order of time and each at its own time. */
export function runDue(work: Work): void {
  const waiting = findAllDue(work.transaction);
  for (let step = findEarliest(work, waiting); step; step = findEarliest(work, waiting)) {
    const touched = new Set<string>();
    step.run(atTime({ ...work, transaction: watch(work.transaction, touched) }, step.at));
    // Checking everything again after each step would take forever with a thousand subscriptions.
    for (const id of touched) {
      const steps = findDue(work.transaction, id);
      if (steps.length > 0) waiting.set(id, steps);
      else waiting.delete(id);
    }
  }
}

export function isAnythingDue(work: Work): boolean {
  return findEarliest(work, findAllDue(work.transaction)) !== undefined;
}

function findEarliest({ now }: Work, waiting: ReadonlyMap<string, DueStep[]>): DueStep | undefined {
  const present = new Map<string | null, number>();
  const isDue = ({ at, customer }: DueStep) => {
    const time = present.get(customer) ?? now(customer);
    present.set(customer, time);
    return at <= time;
  };
  let earliest: DueStep | undefined;
  for (const steps of waiting.values()) {
    for (const step of steps) {
      if ((!earliest || step.at < earliest.at) && isDue(step)) earliest = step;
    }
  }
  return earliest;
}

/** The steps of a subscription also depend on its notices. */
function watch(transaction: Transaction, touched: Set<string>): Transaction {
  return {
    ...transaction,
    put(kind, record) {
      touched.add(kind === 'notice' ? (record.id.split(':')[1] ?? '') : record.id);
      return transaction.put(kind, record);
    },
  };
}
