import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What each query orders by, last. */
const lastOrders = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\.orderBy\(([\s\S]*?)\)[;\n]|order by ([^`'\n]*)/gi)].map(
      ([, built, written = '']) => {
        const orders = (built ?? written.replace(/ (limit|offset) .*/i, '')).split(',').map((order) => order.trim());
        return `${file.replaceAll('\\', '/')}: ${orders.findLast((order) => order !== '')}`;
      },
    ),
  );

it('a list is never ordered by a time alone: rows of one transaction have the same', () => {
  expect(lastOrders.length).toBeGreaterThan(40);
  expect(lastOrders.filter((order) => /(at|since)\W*( desc| asc)?\W*$/i.test(order))).toEqual([
    // Each migration has a time of its own.
    'platform/database/migration-journal.ts: created_at',
  ]);
});
