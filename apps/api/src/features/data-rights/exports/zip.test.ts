import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zip } from './zip.ts';

const AT = new Date('2026-02-03T04:05:06Z');

async function made(entries: Parameters<typeof zip>[0]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zip(entries, AT)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('can be read by another program: names, content, and the moment it was made', async () => {
  const bytes = await made([
    { name: 'README.txt', content: ['été ', 'à Noël'] },
    { name: 'données.json', content: ['[]'] },
    { name: 'empty.csv', content: [] },
  ]);
  const files = unzipSync(new Uint8Array(bytes));
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  expect(Object.keys(files)).toEqual(['README.txt', 'données.json', 'empty.csv']);
  expect(text('README.txt')).toBe('été à Noël');
  expect(text('données.json')).toBe('[]');
  expect(files['empty.csv']).toHaveLength(0);
  // In seconds, whatever the server's time zone is.
  const stamp = bytes.indexOf(Buffer.from('UT'));
  expect(bytes.readUInt32LE(stamp + 5)).toBe(AT.getTime() / 1000);
});

it('asks for more content only when what it made was taken', async () => {
  let given = 0;
  function* content() {
    for (; given < 1_000; given += 1) yield `${'x'.repeat(1_000)}${Math.sin(given)}`.repeat(40);
  }
  const chunks = zip([{ name: 'large.json', content: content() }], AT);
  await chunks.next();
  await chunks.next();
  expect(given).toBeLessThan(500);
  await chunks.return(undefined);
});

it('reads nothing more, and closes what it read, once nobody wants the rest', async () => {
  const closed: string[] = [];
  async function* content() {
    try {
      for (;;) yield `${Math.random()}`.repeat(10_000);
    } finally {
      closed.push('content');
    }
  }
  async function* entries() {
    try {
      yield { name: 'endless.json', content: content() };
    } finally {
      closed.push('entries');
    }
  }
  const chunks = zip(entries(), AT);
  await chunks.next();
  await chunks.return(undefined);
  expect(closed).toEqual(['content', 'entries']);
});

it('fails with the reason of its content', async () => {
  async function* content() {
    yield 'begun';
    throw new Error('the database is away');
  }
  await expect(made([{ name: 'a', content: content() }])).rejects.toThrow('the database is away');
});
