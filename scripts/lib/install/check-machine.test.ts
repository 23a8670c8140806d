import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CACHE } from '../paths.mjs';
import { checkFolder, npmCacheSettings, warnOfFullDisk } from './check-machine.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'evenway-machine-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('before an install', () => {
  it('a path that the build tools cannot read is refused in a sentence', () => {
    expect(() => checkFolder('/home/léa/my project (1)')).not.toThrow();
    for (const character of ['#', '?', '%'])
      expect(() => checkFolder(`/home/lea/${character}1`)).toThrow(`a path with ${character} in it`);
  });

  it('a disk with less than 1 GB is told in a sentence', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await warnOfFullDisk(folder, async () => 1e9);
    expect(said).not.toHaveBeenCalled();
    await warnOfFullDisk(folder, async () => 640_700_000);
    expect(said.mock.lastCall?.[0]).toMatch(/^Only 640 MB are free on this disk, and Evenway needs about 1 GB/);
    said.mockClear();
    await warnOfFullDisk(folder);
  });

  it('npm gets a cache in the project where the home cannot be written', async () => {
    vi.stubEnv('npm_config_cache', path.join(folder, 'cache'));
    expect(await npmCacheSettings()).toEqual({});
    // Even the administrator cannot make a folder below a file.
    writeFileSync(path.join(folder, 'home'), '');
    vi.stubEnv('npm_config_cache', '');
    vi.stubEnv('HOME', path.join(folder, 'home'));
    expect(await npmCacheSettings()).toEqual({ npm_config_cache: path.join(CACHE, 'npm') });
  });
});
