import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import type { Visitor } from './visitor.ts';

/**
 * All of a list in Chromium, and in the other engines those that stand for the rest: what differs between the entries is
 * read by the same code in each of them. A full run takes all of it everywhere.
 */
export const someInOthers = <Entry>(
  { driver }: Visitor,
  all: readonly Entry[],
  others: readonly Entry[],
): readonly Entry[] => (isFull || driver.name === 'chromium' ? all : others);

/** For a test of what the widget's own code decides by itself, without a part of the engine that could differ. */
export const inOneEngine = ({ driver }: Visitor): boolean => isFull || driver.name === 'chromium';
