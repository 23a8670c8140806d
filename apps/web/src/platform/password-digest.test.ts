import { afterEach, describe, expect, it, vi } from 'vitest';
import { digestPassword, InsecureContextError } from './password-digest.ts';

afterEach(() => vi.unstubAllGlobals());

describe('password digest', () => {
  it('is the lower-case hex SHA-256 of what was typed', async () => {
    await expect(digestPassword('abc')).resolves.toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('is refused clearly where the browser has no cryptography', async () => {
    vi.stubGlobal('crypto', {});
    await expect(digestPassword('abc')).rejects.toBeInstanceOf(InsecureContextError);
  });
});
