import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls, publicCalls } from '../index.ts';
import { callsPage } from './calls-page.ts';
import { generatedCalls } from './generated-calls.ts';

const fileAt = (path: string) => new URL(path, import.meta.url);

describe('what `npm run generate` writes of the endpoints is up to date', () => {
  it('for callers', async () => {
    const folder = fileAt('../calls/');
    const found = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const);
    expect(new Map(found)).toEqual(await generatedCalls());
  });

  it('for readers', () => {
    expect(readFileSync(fileAt('../../../../docs/calls.md'), 'utf8')).toBe(callsPage());
  });

  it('and callers get nothing that is for the server', () => {
    const known = [calls, publicCalls].flatMap((all) => Object.values(all).flatMap((call) => Object.keys(call)));
    expect([...new Set(known)].sort()).toEqual(['answer', 'fallback', 'method', 'path', 'withToken']);
  });
});
