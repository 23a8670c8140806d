import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLockfileProblems } from './find-problems.ts';

interface Case {
  readonly asked?: string;
  readonly locked?: string;
  readonly inner?: string;
  readonly resolved?: string;
  readonly overrides?: Readonly<Record<string, string>>;
}

const integrity = `sha512-${'A'.repeat(86)}==`;

describe('a lockfile', { timeout: 60_000 }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evenway-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** A package that depends on one, which depends on another. */
  const write = async ({ asked = '1.0.0', locked = '1.0.0', inner = '^2.0.0', resolved, overrides }: Case) => {
    const own = { name: 'x', version: '1.0.0', dependencies: { 'evenway-outer': asked }, overrides };
    const outer = { version: locked, integrity, resolved, dependencies: { 'evenway-inner': inner } };
    const packages = {
      '': own,
      'node_modules/evenway-outer': outer,
      'node_modules/evenway-inner': { version: '2.1.0', integrity },
    };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(own));
    const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    return (await findLockfileProblems(folder)).join('\n');
  };

  it('that says what is asked for has no problem', async () => {
    expect(await write({})).toBe('');
  });

  it('that no longer fits its package.json is found', async () => {
    expect(await write({ asked: '1.2.0' })).toContain('npm ci would fail');
  });

  it('with something asked for by a tag is found, even while it would install, unless an override pins it', async () => {
    expect(await write({ inner: 'latest' })).toContain('asks for evenway-inner@latest');
    expect(await write({ inner: 'latest', overrides: { 'evenway-inner': '2.1.0' } })).toBe('');
  });

  it('that names a registry is found', async () => {
    const resolved = 'https://registry.example/evenway-outer-1.0.0.tgz';
    expect(await write({ resolved })).toContain('names a registry');
  });
});
