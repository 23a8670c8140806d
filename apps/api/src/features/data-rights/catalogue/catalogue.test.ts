import { retention } from '@evenway/contract';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

it('lets nothing out that opens something', () => {
  for (const { table, columns } of catalogue) {
    for (const [column, use] of Object.entries(columns))
      if (/hash|secret|verifier|nonce|^params$|key$/i.test(column))
        expect(['secret', 'internal'], `${getTableName(table)}.${column}`).toContain(use);
  }
});

it('says what is where in both languages, and leaves nothing out without a reason', () => {
  for (const kind of ['organization', 'person'] as const) {
    const files = catalogue.flatMap(({ [kind]: rule }) => ('file' in rule ? [rule] : []));
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
    for (const { about } of files) expect(about.en.length * about.fr.length).toBeGreaterThan(100);
  }
  for (const { table, kept, organization, person } of catalogue) {
    expect(retention, getTableName(table)).toHaveProperty(kept);
    for (const rule of [organization, person])
      if ('because' in rule) expect(rule.because.length, getTableName(table)).toBeGreaterThan(10);
  }
});
