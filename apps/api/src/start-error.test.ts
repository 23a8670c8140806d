import { describe, expect, it } from 'vitest';
import { StartError } from './start-error.ts';

const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('no room'), { code }) });

describe('a start that fails', () => {
  it.each(['53100', 'ENOSPC'])('is told in a sentence when the disk is full (%s)', (code) => {
    expect(new StartError(failed(code)).userMessage).toMatch(/^The disk is full: free some space/);
  });

  it('O08: is told in a sentence when the role may not migrate', () => {
    expect(new StartError(failed('42501')).userMessage).toMatch(
      /^The database refused its role a right.*npm run doctor/,
    );
  });

  it.each([
    ['ECONNREFUSED', /^The database cannot be reached \(ECONNREFUSED\)\. .*npm run doctor/],
    ['28P01', /^PostgreSQL refused the role or the database .*\(28P01\)\. npm run doctor/],
  ])('is told in a sentence when the database does not let it in (%s)', (code, sentence) => {
    expect(new StartError(failed(code)).userMessage).toMatch(sentence);
  });

  it('knows that the port was taken, and of nothing else that it was', () => {
    expect(new StartError(failed('EADDRINUSE')).isPortTaken).toBe(true);
    expect(new StartError(failed('ENOSPC')).isPortTaken).toBe(false);
  });

  it('is told in full when a person cannot mend it', () => {
    expect(new StartError(failed('23514')).userMessage).toContain("code: '23514'");
  });
});
