import { describe, expect, it } from 'vitest';
import { pickSample } from './pick-sample.mjs';

const all = () => true;
const mutants = ['a', 'b', 'c'].flatMap((file) => Array.from({ length: 20 }, (_, start) => ({ file, start })));

describe('a sample of mutants', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(pickSample(mutants, 10, 1, all)).toEqual(pickSample(mutants, 10, 1, all));
    expect(pickSample(mutants, 10, 1, all)).not.toEqual(pickSample(mutants, 10, 2, all));
    expect(pickSample(mutants, 10, 1, all)).toHaveLength(10);
  });

  it('has something of every file, however small', () => {
    const files = pickSample([...mutants, { file: 'small', start: 0 }], 4, 1, all).map(({ file }) => file);
    expect(files.sort()).toEqual(['a', 'b', 'c', 'small']);
  });

  it('has nothing that would not compile', () => {
    const picked = pickSample(mutants, 30, 1, ({ start }) => start % 2 === 0);
    expect(picked.every(({ start }) => start % 2 === 0)).toBe(true);
    expect(picked).toHaveLength(30);
  });
});
