import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as schemaless from './schemaless.ts';

const contract = new URL('../../../../packages/contract/src/', import.meta.url);
const sources = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

describe('the stand-in for the schema library', () => {
  it('has every constructor that the contract calls', () => {
    const text = sources.map((file) => readFileSync(new URL(file, contract), 'utf8')).join('\n');
    const called = new Set([...text.matchAll(/\bz\s*\.([a-z]\w*)[.(]/g)].map(([, name]) => name));
    expect(called.size).toBeGreaterThan(10);
    expect(Object.keys(schemaless)).toEqual(expect.arrayContaining([...called]));
  });
});
