import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { API_KEY_SCOPES, calls, normalizeDomain } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../packages/cli/src/create-client.ts';
import { findWebsite } from '../../../../packages/cli/src/find-website.ts';
import { runCli } from '../../../../packages/cli/src/run-cli.ts';
import { newApiKey } from './accounts/api-keys.ts';
import { signedInPerson } from './accounts/people.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

const CLI = fileURLToPath(new URL('../../../../packages/cli', import.meta.url));
const README = readFileSync(join(CLI, 'README.md'), 'utf8');
const examples = [...README.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, example = '']) => example);

let product: TestProduct;
let admin: TestClient;
let key: string;
const folder = mkdtempSync(join(tmpdir(), 'evenway-cli-'));
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
  key = await newApiKey(admin, API_KEY_SCOPES);
  execFileSync(process.execPath, ['--import', 'tsx', join(CLI, 'build.ts'), join(folder, 'built')]);
  mkdirSync(join(folder, 'bin'));
  const program = join(folder, 'bin', 'evenway');
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${join(folder, 'built/evenway.mjs')}' "$@"\n`);
  chmodSync(program, 0o755);
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a script as a person's shell would, with the program on its path and its own home folder. */
const shell = (script: string, env: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const PATH = [join(folder, 'bin'), join(process.execPath, '..'), process.env.PATH].join(delimiter);
    const options = { cwd: folder, env: { PATH, HOME: folder, MY_KEY: key, ...env } };
    execFile('sh', ['-e', '-c', script], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/** The same without a shell and a separate process. */
async function run(line: string, env: Record<string, string> = {}): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCli(line.split(' ').slice(1), {
    env: { HOME: folder, ...env },
    stdin: Readable.from([]),
    stdout: { write: (text: string) => out.push(text) },
    stderr: { write: (text: string) => err.push(text) },
  });
  return { code, out: out.join(''), err: err.join('') };
}

describe('the program for the command line', () => {
  it('does what its README shows, example by example', async () => {
    expect(examples.length).toBeGreaterThan(4);
    const printed: string[] = [];
    for (const example of examples) {
      const { code, out, err } = await shell(example.replaceAll('https://evenway.example', product.url));
      expect([example, code, err]).toEqual([example, 0, '']);
      printed.push(out);
    }
    const all = printed.join('\n');
    expect(all).toMatch(/^bakery\.example {2}added/m);
    expect(all).toMatch(/^bakery\.example +not live +unsubscribed/m);
    expect(all).toContain('hideOnPhones=true');
    expect(printed.at(-1)).toBe('bakery.example\nflorist.example\n');
    const { body } = await admin.call(calls.listWebsites, {});
    const id = body.find(({ domain }) => domain === 'florist.example')?.id ?? '';
    const shown = await admin.call(calls.getWidgetConfig, { params: { websiteId: id } });
    expect(shown.body.config).toMatchObject({ position: 'LEFT', mainColor: '#1a3fae', hideOnPhones: true });
    expect(readFileSync(join(folder, 'snippet.html'), 'utf8')).toContain('data-widget-id');
    const stored = join(folder, '.config/evenway/config.json');
    expect(statSync(stored).mode & 0o777).toBe(0o600);
    // A file that others have open already never gets the key.
    writeFileSync(stored, '{}');
    chmodSync(stored, 0o644);
    linkSync(stored, join(folder, 'read-by-others'));
    await shell(`echo "$MY_KEY" | evenway login --url ${product.url}`);
    expect(statSync(stored).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'read-by-others'), 'utf8')).toBe('{}');
  });

  it('tells failures apart by how it ends, and prints no key', async () => {
    const readOnly = await newApiKey(admin, ['websites:read']);
    const tries: readonly (readonly [string, number, RegExp, Record<string, string>?])[] = [
      ['evenway websites', 2, /no such command/i],
      ['evenway websites list --no', 2, /--help/],
      ['evenway configure set bakery.example', 2, /Name a setting/],
      ['evenway configure set bakery.example position=MIDDLE', 1, /position must be one of: RIGHT, LEFT/],
      ['evenway websites add bakery.example', 1, /^$/],
      ['evenway snippet nobody.example', 4, /not among your websites/],
      ['evenway websites add x.example', 3, /websites:write/, { EVENWAY_API_KEY: readOnly }],
      ['evenway websites list', 3, /typo/, { EVENWAY_API_KEY: `${key.slice(0, -1)}!` }],
      ['evenway websites list', 3, /Log in first/, { HOME: join(folder, 'nobody') }],
      ['evenway websites list', 2, /https/, { EVENWAY_URL: 'http://evenway.example' }],
      // A key that is stored for one server is not sent to another.
      ['evenway websites list', 3, /Log in first/, { EVENWAY_URL: 'https://other.example' }],
      ['evenway snippet bakery.example florist.example', 2, /fewer words/],
      [`evenway login ${key}`, 2, /fewer words/],
      ['evenway logout', 1, /cannot be written/, { XDG_CONFIG_HOME: join(folder, 'snippet.html') }],
    ];
    for (const [script, code, message, env] of tries) {
      const ended = await run(script, env);
      expect([script, ended.code]).toEqual([script, code]);
      expect(ended.err.trim()).toMatch(message);
      expect(ended.out + ended.err).not.toContain(key.slice(20, 40));
    }
    const json = await run('evenway snippet nobody.example --json');
    expect(JSON.parse(json.err)).toEqual({ message: expect.stringContaining('nobody.example') });
    expect((await run('evenway configure set --help')).out).toContain('--file <value>');
    expect((await run('evenway')).out).toContain('evenway usage [<website>]');
    const closed = await shell('{ sleep 0.1; evenway --help; } | true; evenway --help | head -n 1');
    expect(closed).toMatchObject({ code: 0, err: '', out: 'Evenway on the command line.\n' });
  });

  it('A07: finds a website by its international domain, and shows what is stored and what people read', async () => {
    const env = { EVENWAY_API_KEY: key, EVENWAY_URL: product.url };
    const stored = normalizeDomain('Ünï-laden.example');
    const added = await run('evenway websites add Ünï-laden.example', env);
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining(`${stored} (ünï-laden.example)  added`) });
    for (const typed of [
      'Ünï-laden.example',
      'https://www.ünï-laden.example:8080/shop?x#y',
      'Www.Ünï-Laden.Example.',
      stored,
    ])
      expect(await run(`evenway configure get ${typed}`, env)).toMatchObject({ code: 0, err: '' });
    expect((await run('evenway websites list', env)).out).toContain(`${stored} (ünï-laden.example)`);
  });

  it.each([
    'shop.example',
    'SHOP.example.',
    'http://www.shop.example:8080/path?x#y',
    'www.example',
    'www.co.example',
    'wwwshop.example',
    'www.Größe.example',
    '\u2068ünï-laden.example\u2069',
    '\u200eshop.example\u200f ',
    'xn--bcher-kva.example',
  ])('A07: knows %j under the name that the server stores', async (typed) => {
    const stored = { domain: normalizeDomain(typed) };
    expect(stored.domain).not.toBeNull();
    const client = { list: async () => [{ domain: 'other.example' }, stored] } as unknown as Client;
    expect(await findWebsite(client, typed)).toBe(stored);
  });

  it('A15: prints its version', async () => {
    const { version } = JSON.parse(readFileSync(join(CLI, 'package.json'), 'utf8')) as { version: string };
    expect(await run('evenway --version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});
