import { expect, it, vi } from 'vitest';
import { reportError } from './errors.mjs';

it.each([
  ['ENOSPC', 'The disk is full (at /p/dist): free some space, then try again.'],
  ['EACCES', 'Cannot write to /p/dist: it belongs to another user, is read-only, or is no folder.'],
  ['EROFS', 'Cannot write to /p/dist: '],
  ['EINVAL', 'Error: no\n    at '],
])('%s of a file is told in a sentence if a person can fix it', (code, expected) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = process.exitCode;
  reportError(Object.assign(new Error('no'), { code, path: '/p/dist' }));
  process.exitCode = before;
  expect(printed.mock.lastCall?.[0].trim().slice(0, expected.length)).toBe(expected);
});
