import type { Contender } from './contenders.ts';
import type { TimedRow, Times } from './measure-times.ts';

/** The medians of some rows, each with its ratio to the floor of the same run. */
export function printTimes(
  rows: readonly TimedRow[],
  contenders: readonly Contender[],
  times: ReadonlyMap<string, Partial<Times>>,
): void {
  for (const row of rows) {
    const floor = times.get('bare')?.[row] ?? Number.NaN;
    const shown = contenders.map(({ key, name }) => {
      const value = times.get(key)?.[row] ?? Number.NaN;
      return `${name} ${value.toFixed(0)} = ${(value / floor).toFixed(2)}x`;
    });
    console.log(`${row}, floor ${floor.toFixed(0)}: ${shown.join(', ')}`);
  }
}
