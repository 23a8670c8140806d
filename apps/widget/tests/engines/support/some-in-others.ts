import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import type { Visitor } from './visitor.ts';

/**
 * The whole list in Chromium, and a few representative entries in the other engines, since the same code handles all of
 * them. A full run takes all entries everywhere.
 */
export const someInOthers = <Entry>(
  visitor: Visitor,
  all: readonly Entry[],
  others: readonly Entry[],
): readonly Entry[] => sampleOf(visitor, all, all, others);

/**
 * For a list whose entries show the same rule: the entries that take different paths through the code, and fewer of them
 * in the other engines. A full run takes all entries everywhere.
 */
export const sampleOf = <Entry>(
  visitor: Visitor,
  all: readonly Entry[],
  sample: readonly Entry[],
  others: readonly Entry[],
): readonly Entry[] => {
  if (isFull) return all;
  return visitor.driver.name === 'chromium' ? sample : others;
};

/** For tests of logic in the widget's own code that does not depend on the engine. */
export const inOneEngine = ({ driver }: Visitor): boolean => isFull || driver.name === 'chromium';
