const maxPages = 50;

/** The pages of a check: each once, however it is linked or led to. */
export interface PageQueue {
  add: (paths: readonly string[]) => void;
  next: () => string | undefined;
  /** Whether a page that was asked for leads to one that was seen or will be, as all do that ask to sign in: it is none of its own. */
  isKnownAs: (path: string, arrivedAt: string) => boolean;
  /** How many there are, seen and unseen. */
  size: () => number;
}

export function queuePages(first: string, isFirstSeen: boolean): PageQueue {
  const known = new Set([first]);
  const arrived = new Set(isFirstSeen ? [first] : []);
  const queue = isFirstSeen ? [] : [first];
  let doubles = 0;
  return {
    add(paths) {
      for (const path of paths)
        if (known.size < maxPages && !known.has(path)) {
          known.add(path);
          queue.push(path);
        }
    },
    next: () => queue.shift(),
    isKnownAs(path, arrivedAt) {
      const isDouble = arrived.has(arrivedAt) || (arrivedAt !== path && queue.includes(arrivedAt));
      if (isDouble) doubles += 1;
      else arrived.add(arrivedAt);
      return isDouble;
    },
    size: () => known.size - doubles,
  };
}
