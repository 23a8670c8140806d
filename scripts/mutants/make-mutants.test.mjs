import { describe, expect, it } from 'vitest';
import { applyMutant, changeOf, makeMutants } from './make-mutants.mjs';

const mutated = (source) => makeMutants('sample.ts', source).map((mutant) => applyMutant(source, mutant));

describe('mutants', () => {
  it.each([
    ['a comparison', 'const a = b < c;', ['const a = b <= c;']],
    ['a logical operator', 'const a = b && c;', ['const a = b || c;']],
    ['a negation', 'const a = !b;', ['const a = b;']],
    ['arithmetic', 'const a = b + c;', ['const a = b - c;']],
    ['a condition', 'const a = b ? c : d;', ['const a = !(b) ? c : d;']],
    ['a statement', 'forget(a);', [';']],
    ['an early way out', 'if (a === b) return;', [';', 'if (a !== b) return;']],
    ['a constant', 'const a = 1_000;', ['const a = 1001;']],
    ['a boolean', 'const a = true;', ['const a = false;']],
    ['an item', 'const a = [b, c];', ['const a = [ c];', 'const a = [b, ];']],
    ['a property', 'const a = { b, ...c };', ['const a = {  ...c };', 'const a = { b,  };']],
    ['a condition of SQL', 'const a = and(b, c);', ['const a = and( c);', 'const a = and(b, );']],
    ['an anchor', 'const a = /^b$/u;', ['const a = /^b/u;', 'const a = /b$/u;']],
    [
      'an access rule',
      "const a = b({ access: 'admin' });",
      ["const a = b({ access: 'member' });", 'const a = b({  });'],
    ],
    ['a bound', 'const a = Math.min(b, c);', ['const a = Math.max(b, c);']],
  ])('change %s', (_what, source, expected) => {
    expect(mutated(source).sort()).toEqual(expected.sort());
  });

  it.each([
    ['text that is put together', "const a = 'b' + c;"],
    ['types and imports', "import { a } from 'b'; type C = { d: 1 }; interface E { f: true }"],
    ['what only the log tells', "log.info({ a: 1 }, 'told');"],
  ])('leave %s alone', (_what, source) => {
    expect(mutated(source)).toEqual([]);
  });

  it('say where they are and what they change, in one line', () => {
    const [mutant] = makeMutants('sample.ts', 'const a = b;\nif (\n  a\n) forget();\n');
    expect(mutant.line).toBe(3);
    expect(changeOf(mutant)).toBe('a → !(a)');
  });
});
