import { AppError } from './errors/app-error.ts';

/**
 * Runs at most `atOnce` tasks concurrently, in order of arrival. Up to `maxWaiting` more are queued; the rest is
 * refused.
 */
export function limitConcurrency(atOnce: number, maxWaiting: number) {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new AppError('unavailable');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
