import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it.each([
  [0, '0 bytes', '0 octet'],
  [812, '812 bytes', '812 octets'],
  [4_200, '4.2 kB', '4,2 ko'],
  [1_234_567, '1.2 MB', '1,2 Mo'],
  [56_000_000, '56 MB', '56 Mo'],
  [2_500_000_000, '2.5 GB', '2,5 Go'],
])('says %d bytes as people read it', (bytes, english, french) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formatSize('en', bytes))).toBe(english);
  expect(plain(formatSize('fr', bytes))).toBe(french);
});
