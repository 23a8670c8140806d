import type { Visitor } from './visitor.ts';

/**
 * All of a list in Chromium, and in the other engines those that stand for the rest: what differs between the entries is
 * read by the same code in each of them.
 */
export const someInOthers = <Entry>(
  { driver }: Visitor,
  all: readonly Entry[],
  others: readonly Entry[],
): readonly Entry[] => (driver.name === 'chromium' ? all : others);
