import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowsers } from './ensure-browsers.ts';
import { findBrowser } from './find-browser.ts';

describe('the browsers for the tests', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are the ones a person names', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    vi.stubEnv('FIREFOX_PATH', process.execPath);
    const { problems, env } = await ensureBrowsers(['chromium', 'firefox']);
    expect([...problems]).toEqual([]);
    expect(env).toEqual({ CHROMIUM_PATH: process.execPath });
    expect(findBrowser('firefox')).toEqual({ firefox: process.execPath });
  });

  it('are not looked for elsewhere when the named one cannot be run', async () => {
    vi.stubEnv('FIREFOX_PATH', '/nowhere/firefox');
    const { problems, env } = await ensureBrowsers(['firefox']);
    expect(problems.get('firefox')).toBe('FIREFOX_PATH is /nowhere/firefox, which cannot be run.');
    expect(env).toEqual({});
  });
});
