import { expect, it } from 'vitest';
import { pageAddress } from './show-own-page.ts';

it('takes the address of a page as people write it', () => {
  const read = (typed: string) => pageAddress(typed)?.href;
  expect(read(' rye.example ')).toBe('https://rye.example/');
  expect(read('www.rye.example/menu?day=1')).toBe('https://www.rye.example/menu?day=1');
  expect(read('HTTP://rye.example')).toBe('http://rye.example/');
});

it('takes nothing that is no public page, and nothing that would run', () => {
  for (const typed of ['', 'rye', 'rye example', 'localhost', '127.0.0.1', 'javascript:alert(1)', 'ftp://rye.example'])
    expect(pageAddress(typed), typed).toBeNull();
  expect(pageAddress('https://me:secret@rye.example')).toBeNull();
  expect(pageAddress('javascript://rye.example/%0aalert(1)')).toBeNull();
});
