import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { findChrome } from '../check/find-chrome.ts';
import { runCli } from '../run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenway-cli-options-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'other.json'), '{"format":"something else"}');
writeFileSync(join(folder, 'old.json'), '{"format":"accessibility-baseline","version":1,"findings":[{"id":"x"}]}');

it.each([
  ['check', /Name a page/],
  ['check ftp://shop.example', /not the address of a web page/],
  ['check shop.example --level AAAA', /--level takes one of: A, AA, AAA, best-practice/],
  ['check shop.example --format pdf', /--format takes one of: text, json, csv, earl/],
  ['check shop.example --language de', /--language takes one of: en, fr/],
  ['check shop.example --width wide', /--width takes a number from 240/],
  ['check shop.example --pages 0', /--pages takes a number from 1/],
  ['check shop.example --write-baseline', /Name a file/],
  [`check shop.example --baseline ${folder}/none.json`, /cannot be read. Write it first/],
  [`check shop.example --baseline ${folder}/other.json`, /is not a baseline/],
  [`check shop.example --baseline ${folder}/old.json`, /written by another release .*: write it again, with --write/],
  ['check shop.example', /cannot be started/],
])('evenway %s ends with 2 and says what is wrong', async (line, message) => {
  const written: string[] = [];
  const output = { write: (text: string) => written.push(text) };
  const code = await runCli(line.split(' '), {
    env: { CHROME_PATH: join(folder, 'other.json') },
    stdin: Readable.from([]),
    stdout: output,
    stderr: output,
  });
  expect([code, written.join('')]).toEqual([2, expect.stringMatching(message)]);
});

it('takes the browser that is there, and says what to install when there is none', () => {
  const program = join(folder, 'chromium');
  expect(() => findChrome({ PATH: folder }, [])).toThrow(/No Chrome or Chromium was found. Install one .*CHROME_PATH/);
  writeFileSync(program, '', { mode: 0o755 });
  expect(findChrome({ PATH: `/nowhere:${folder}` }, [])).toBe(program);
  expect(findChrome({ PATH: '', CHROMIUM_PATH: program }, [])).toBe(program);
});
