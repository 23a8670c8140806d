import { AppError } from '../errors/app-error.ts';

/** Items that wait for the next statement; beyond this the answer is "not now" instead of an ever longer queue. */
const WAITING_AT_MOST = 10_000;

/**
 * Many writes, one statement: while one runs, further items gather for the next. Each promise resolves when its item is
 * committed, so what was acknowledged is never lost.
 */
export function createGroupCommit<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  /** Told how many items go into each statement. */
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
      if (gathering.length >= WAITING_AT_MOST) return Promise.reject(new AppError('unavailable'));
      gathering.push(item);
      if (!next) {
        next = running.then(flush, flush);
        running = next;
      }
      return next;
    },
  };
}
