import { setTimeout as sleep } from 'node:timers/promises';

/** The status of a response; 'none' without one. */
export type Status = number | 'none';

/** Long: on a small machine a signup among two hundred waits for its turn to be hashed. */
const ANSWER_WITHIN_MS = 120_000;

export async function statusOf(url: string, init: RequestInit = {}): Promise<Status> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 'none';
  }
}

export interface Load {
  readonly counts: ReadonlyMap<Status, number>;
  requests(): number;
  acknowledged(): number;
  /** Ends after pending requests. */
  stop(): Promise<void>;
}

export const isSuccess = (status: Status) => status !== 'none' && status >= 200 && status < 300;

/** Starts this many senders; each sends its next request after the previous response, until stopped. */
export function keepSending(senders: number, send: () => Promise<Status>): Load {
  const counts = new Map<Status, number>();
  let isOver = false;
  const running = Array.from({ length: senders }, async () => {
    while (!isOver) {
      const status = await send();
      counts.set(status, (counts.get(status) ?? 0) + 1);
      // A server that is down refuses at once: asking in a tight loop would only keep the machine busy.
      if (!isSuccess(status)) await sleep(100);
    }
  });
  const sum = (filter: (status: Status) => boolean) =>
    [...counts].reduce((total, [status, count]) => (filter(status) ? total + count : total), 0);
  return {
    counts,
    requests: () => sum(() => true),
    acknowledged: () => sum(isSuccess),
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** Waits until a load has this many more successes, and resolves with the seconds it took. */
export async function untilAcknowledged(load: Load, more: number, seconds = 60): Promise<number> {
  const began = performance.now();
  const goal = load.acknowledged() + more;
  while (load.acknowledged() < goal) {
    if (performance.now() - began > seconds * 1_000)
      throw new Error(`only ${load.acknowledged()} of ${goal} requests were answered well: ${describe(load)}`);
    await sleep(5);
  }
  return (performance.now() - began) / 1_000;
}

export const describe = ({ counts }: Load) => [...counts].map(([status, count]) => `${count} x ${status}`).join(', ');
