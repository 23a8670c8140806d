import { pageIdentity } from '@evenway/checks';

const maxPages = 50;

/** The pages of a check, each once, however it is reached. */
export interface PageQueue {
  add: (paths: readonly string[]) => void;
  next: () => string | undefined;
  /** Whether a requested page redirects to one that is in the queue already, as all pages behind a sign-in do. */
  isKnownAs: (path: string, arrivedAt: string) => boolean;
  /** How many there are, checked or not. */
  size: () => number;
}

export function queuePages(first: string, isFirstSeen: boolean): PageQueue {
  const known = new Set([pageIdentity(first)]);
  const arrived = new Set(isFirstSeen ? [pageIdentity(first)] : []);
  const queue = isFirstSeen ? [] : [first];
  let doubles = 0;
  return {
    add(paths) {
      for (const path of paths) {
        const page = pageIdentity(path);
        if (known.size >= maxPages || known.has(page)) continue;
        known.add(page);
        queue.push(path);
      }
    },
    next: () => queue.shift(),
    isKnownAs(path, arrivedAt) {
      const page = pageIdentity(arrivedAt);
      const isDouble = arrived.has(page) || (page !== pageIdentity(path) && queue.map(pageIdentity).includes(page));
      if (isDouble) doubles += 1;
      else arrived.add(page);
      return isDouble;
    },
    size: () => known.size - doubles,
  };
}
