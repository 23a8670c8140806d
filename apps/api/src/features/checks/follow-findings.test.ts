import type { GroupedFinding } from '@evenway/checks';
import { describe, expect, it } from 'vitest';
import { type FollowedCheck, followFindings, type KnownFinding } from './follow-findings.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
const second: FollowedCheck = { id: 'second', width: null, theme: 'device', createdAt: at(30), stopped: new Set() };
const found = (fingerprint: string, ...paths: string[]): GroupedFinding => ({
  ...{ fingerprint, rule: 'image-alt', criteria: ['1.1.1'], level: 'A', impact: 'critical', snippet: '<img>' },
  pages: paths.map((path) => ({ path, count: 1, selectors: ['img'] })),
  count: paths.length,
});
const known = (more: Partial<KnownFinding> = {}): KnownFinding => ({
  ...{
    fingerprint: 'a',
    width: null,
    theme: 'device',
    status: 'open',
    statusAt: null,
    change: 'new',
    changedIn: 'first',
  },
  pages: found('a', '/', '/about').pages,
  ...more,
});
const follow = (paths: string[], now: GroupedFinding[], before: KnownFinding[], check = second) => {
  const { seen, unseen } = followFindings(check, new Set(paths), now, before);
  return Object.fromEntries([
    ...seen.map(({ finding, change }) => [finding.fingerprint, change]),
    ...unseen.map(({ known: { fingerprint }, change }) => [fingerprint, change]),
  ]);
};

describe('findings from check to check', () => {
  it('are new once, then still there, gone, and back', () => {
    expect(follow(['/'], [found('a', '/')], [])).toEqual({ a: 'new' });
    expect(follow(['/'], [found('a', '/')], [known()])).toEqual({ a: 'still' });
    expect(follow(['/', '/about'], [], [known()])).toEqual({ a: 'gone' });
    expect(follow(['/'], [found('a', '/')], [known({ change: 'gone' })])).toEqual({ a: 'back' });
  });

  it('are not gone where nobody looked: another page, another width, another theme', () => {
    expect(follow(['/'], [], [known()])).toEqual({ a: 'still' });
    expect(follow(['/', '/about'], [], [known({ width: 320 })])).toEqual({ a: 'still' });
    expect(follow(['/', '/about'], [], [known({ theme: 'dark' })])).toEqual({ a: 'still' });
    expect(follow(['/'], [], [known({ change: 'gone' })])).toEqual({});
  });

  it('A14: are gone from a page that was checked under its other address', () => {
    expect(follow(['/index.html', '/about'], [], [known()])).toEqual({ a: 'gone' });
    expect(follow(['/'], [], [known({ pages: found('a', '/index.php').pages })])).toEqual({ a: 'gone' });
  });

  it('come to the same when one more page of a check follows later', () => {
    const here = { changedIn: 'second' };
    expect(follow(['/'], [found('a', '/')], [known({ ...here, change: 'new' })])).toEqual({ a: 'new' });
    expect(follow(['/'], [found('a', '/')], [known({ ...here, change: 'back' })])).toEqual({ a: 'back' });
    expect(follow(['/'], [found('a', '/')], [known({ ...here, change: 'gone' })])).toEqual({ a: 'still' });
  });

  it('are compared with the last check that finished, not with one that was stopped in between', () => {
    const check = { ...second, stopped: new Set(['stopped']) };
    const now = [found('a', '/')];
    for (const [before, after] of [
      ['new', 'new'],
      ['still', 'still'],
      ['back', 'back'],
      ['gone', 'still'],
    ] as const)
      expect(follow(['/'], now, [known({ change: before, changedIn: 'stopped' })], check)).toEqual({ a: after });
    expect(follow(['/'], now, [known({ change: 'new', changedIn: 'first' })], check)).toEqual({ a: 'still' });
  });

  it('open again when they were called fixed before the check began, and not when it ran already', () => {
    const opens = (minute: number) =>
      followFindings(second, new Set(['/']), [found('a', '/')], [known({ status: 'mended', statusAt: at(minute) })])
        .seen[0]?.opensAgain;
    expect([opens(29), opens(31)]).toEqual([true, false]);
  });
});
