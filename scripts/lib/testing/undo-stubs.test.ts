import { afterAll, describe, expect, it, vi } from 'vitest';

const { fetch } = globalThis;

describe('what a test put in place of a global', () => {
  // What the first hook of the next file in this worker would find.
  afterAll(() => {
    expect(globalThis.fetch).toBe(fetch);
    expect(process.env.EVENWAY_STUB).toBeUndefined();
    expect(vi.isFakeTimers()).toBe(false);
  });

  it('is there while the test runs', () => {
    const stub = () => undefined;
    vi.stubGlobal('fetch', stub);
    vi.stubEnv('EVENWAY_STUB', 'yes');
    vi.useFakeTimers();
    expect(globalThis.fetch).toBe(stub);
  });
});
