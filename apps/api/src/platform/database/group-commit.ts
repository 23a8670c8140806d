import { AppError } from '../errors/app-error.ts';

/** Maximum number of items waiting for the next statement; more are refused instead of growing the queue. */
const MAX_WAITING = 10_000;

/**
 * Batches writes: while one statement runs, further items are collected for the next. Each promise resolves when its
 * item is committed, so nothing acknowledged is lost.
 */
export function createGroupCommit<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  /** Called with the number of items in each statement. */
  onCommit: (size: number) => void = () => undefined,
) {
  let gathering: Item[] = [];
  let next: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();

  const flush = () => {
    const items = gathering;
    gathering = [];
    next = null;
    onCommit(items.length);
    return write(items);
  };

  return {
    add(item: Item): Promise<void> {
      if (gathering.length >= MAX_WAITING) return Promise.reject(new AppError('unavailable'));
      gathering.push(item);
      if (!next) {
        next = running.then(flush, flush);
        running = next;
      }
      return next;
    },
  };
}
