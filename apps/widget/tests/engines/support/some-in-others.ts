import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import type { Visitor } from './visitor.ts';

/**
 * The whole list in Chromium, and a few representative entries in the other engines, since the same code handles all of
 * them. A full run takes all entries everywhere.
 */
export const someInOthers = <Entry>(
  { driver }: Visitor,
  all: readonly Entry[],
  others: readonly Entry[],
): readonly Entry[] => (isFull || driver.name === 'chromium' ? all : others);

/** For tests of logic in the widget's own code that does not depend on the engine. */
export const inOneEngine = ({ driver }: Visitor): boolean => isFull || driver.name === 'chromium';
