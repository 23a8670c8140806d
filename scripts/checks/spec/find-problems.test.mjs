import { describe, expect, it } from 'vitest';
import { findSpecProblems } from './find-problems.mjs';
import { readCoverage } from './read-coverage.mjs';

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
const files = { 'a.test.ts': TESTS };
const problemsOf = (...proofs) =>
  findSpecProblems(
    readCoverage(proofs.map((proof, index) => `| 7.${index + 1} | Something holds | ${proof} |`).join('\n')),
    (file) => files[file] ?? null,
  );

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
      'statement 7.1: a.test.ts has no test "refuses a right password"',
      'statement 7.2: a.test.ts has no test "sign-up > takes %d tries"',
    ]);
  });

  it('fails when a file is gone', () => {
    expect(problemsOf('`b.test.ts` > anything')).toEqual(['statement 7.1: b.test.ts is gone']);
  });

  it('takes a test that is switched off as gone', () => {
    expect(problemsOf('`a.test.ts` > is remembered', '`a.test.ts` > comes back')).toHaveLength(2);
  });

  it('takes no group of tests for a test', () => {
    expect(problemsOf('`a.test.ts` > sign-in')).toHaveLength(1);
  });

  it('wants a test or a known reason for every statement', () => {
    expect(problemsOf('gap: needs a real mail server', 'nothing to show: a heading')).toEqual([]);
    expect(problemsOf('', 'later: someday')).toEqual([
      'statement 7.1 has neither a test nor a reason',
      'statement 7.2: "later: someday" is neither a test nor a reason',
      'statement 7.2 has neither a test nor a reason',
    ]);
  });

  it('notices a statement that was left out or stands twice', () => {
    const table = (...ids) => readCoverage(ids.map((id) => `| ${id} | Holds | gap: why |`).join('\n'));
    expect(findSpecProblems(table('1.1', '1.2', '3.1'), () => null)).toEqual([]);
    expect(findSpecProblems(table('1.1', '1.3'), () => null)).toEqual(['statement 1.3 does not follow statement 1.1']);
    expect(findSpecProblems(table('2.1', '2.1'), () => null)).toHaveLength(1);
    expect(findSpecProblems(table('2.1', '1.1'), () => null)).toHaveLength(1);
    expect(findSpecProblems(table('1.2'), () => null)).toHaveLength(1);
  });

  it('reads a bar inside a cell', () => {
    expect(readCoverage('| 1.1 | a \\| b | gap: c |')).toMatchObject([{ claim: 'a | b', reason: 'gap', why: 'c' }]);
  });
});
