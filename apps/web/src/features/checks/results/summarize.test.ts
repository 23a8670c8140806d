import { FINDING_CHANGES, FINDING_STATUSES, LEVELS } from '@evenway/checks';
import { expect, it } from 'vitest';
import { summarize } from './summarize.ts';

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0);
const page = (path: string) => ({ path, count: 1, selectors: ['p'] });
const findings = FINDING_STATUSES.flatMap((status) =>
  FINDING_CHANGES.flatMap((change) =>
    LEVELS.map((level, at) => ({ status, change, level, pages: [page('/'), page(`/${status}/${at}`)] })),
  ),
);

it('counts what is left to fix, by level, by change and by page, in figures that add up', () => {
  const { toFix, pages, levels, changes, mended, accepted } = summarize(findings);
  expect(sum(levels)).toBe(toFix);
  expect(changes.new + changes.still + changes.back).toBe(toFix);
  expect(toFix + mended + accepted + changes.gone).toBe(findings.length);
  expect(toFix).toBe(2 * 3 * LEVELS.length);
  // The home page, and those of what is open or planned.
  expect(pages).toBe(1 + 2 * LEVELS.length);
});
