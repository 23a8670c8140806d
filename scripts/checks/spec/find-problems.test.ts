import { describe, expect, it } from 'vitest';
import { findSpecProblems } from './find-problems.ts';
import { readCoverage } from './read-coverage.ts';

const TESTS = `
describe('sign-in', () => {
  it('refuses a wrong password', () => {});
  it.each([1, 2])('takes %d tries', () => {});
  it.skip('is remembered', () => {});
});
for (const name of names) test(\`\${name} can be read\`, async () => {});
test.describe('without JavaScript', () => {
  test.for(pages)('%s opens', () => {});
});
describe.skip('later', () => { it('comes back', () => {}); });
`;
const files: Readonly<Record<string, string>> = { 'a.test.ts': TESTS };
const table = (section: string, ...rows: ReadonlyArray<readonly string[]>) =>
  `## ${section}\n\n| What must hold | Shown by |\n|---|---|\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
const problemsIn = (document: string) => findSpecProblems(readCoverage(document), (file) => files[file] ?? null);
const problemsOf = (...proofs: readonly string[]) =>
  problemsIn(table('Sign-in', ...proofs.map((proof, index) => [`rule ${index + 1}`, proof])));

describe('the check of the specification', () => {
  it('finds tests by their titles as they are written, alone or below their group', () => {
    expect(
      problemsOf(
        '`a.test.ts` > refuses a wrong password',
        '`a.test.ts` > sign-in > takes %d tries',
        `\`a.test.ts\` > \${name} can be read<br>\`a.test.ts\` > without JavaScript > %s opens`,
      ),
    ).toEqual([]);
  });

  it('fails when a named test is gone, renamed or in another group', () => {
    expect(problemsOf('`a.test.ts` > refuses a right password', '`a.test.ts` > sign-up > takes %d tries')).toEqual([
      'Sign-in: rule 1: a.test.ts has no test "refuses a right password"',
      'Sign-in: rule 2: a.test.ts has no test "sign-up > takes %d tries"',
    ]);
  });

  it('fails when a file is gone', () => {
    expect(problemsOf('`b.test.ts` > anything')).toEqual(['Sign-in: rule 1: b.test.ts is gone']);
  });

  it('takes a test that is switched off as gone', () => {
    expect(problemsOf('`a.test.ts` > is remembered', '`a.test.ts` > comes back')).toHaveLength(2);
  });

  it('takes no group of tests for a test', () => {
    expect(problemsOf('`a.test.ts` > sign-in')).toHaveLength(1);
  });

  it('wants a test or a known reason for every rule', () => {
    expect(problemsOf('gap: needs a real mail server', 'nothing to show: a heading')).toEqual([]);
    expect(problemsOf('', 'later: someday')).toEqual([
      'Sign-in: rule 1 has neither a test nor a reason',
      'Sign-in: rule 2: "later: someday" is neither a test nor a reason',
      'Sign-in: rule 2 has neither a test nor a reason',
    ]);
  });

  it('notices a rule that stands twice, says nothing, or has a cell too many', () => {
    const holds = ['holds', 'gap: why'];
    const lasts = ['lasts', 'gap: why'];
    expect(problemsIn(table('One', holds, lasts) + table('Two', holds))).toEqual([]);
    expect(problemsIn(table('One', holds, lasts, holds))).toEqual(['One: holds stands twice']);
    expect(problemsIn(table('One', ['', 'gap: why']))).toEqual(['One: a row does not say what must hold']);
    expect(problemsIn(table('One', [...holds, 'more']))).toEqual(['One: holds: "more" is neither a test nor a reason']);
  });

  it('reads a bar inside a cell, and names a rule by its section', () => {
    expect(readCoverage(table('One', ['a \\| b', 'gap: c']))).toEqual([
      { section: 'One', claim: 'a | b', reason: 'gap', why: 'c', tests: [], unread: [] },
    ]);
  });
});
