import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { API_KEY_SCOPES, publicCalls, WEBHOOK_EVENTS } from '@evenway/contract';
import {
  PaidInvoice,
  PublicInvoice,
  WEBHOOK_DATA,
  WEBHOOK_HEADERS,
  WEBHOOK_WHEN,
  WidgetConfig,
} from '@evenway/contract/schemas';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../../../../packages/cli/src/run-cli.ts';
import { describedSettings, withSettings } from './settings-table.ts';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../../../../${file}`, import.meta.url)), 'utf8');
const docs = read('docs/api.md');

describe('A10: people find the settings of the widget, with their values', () => {
  const settings = describedSettings();

  it('all of them', () => {
    expect(settings.map(({ name }) => name)).toEqual(Object.keys(WidgetConfig.shape));
    expect(settings.length).toBe(13);
  });

  it('in the README of the command line (npm run generate)', () => {
    const readme = read('packages/cli/README.md');
    expect(readme).toBe(withSettings(readme));
  });

  it('in `evenway configure set --help`', async () => {
    const printed: string[] = [];
    const stdout = { write: (text: string) => printed.push(text) };
    await runCli(['configure', 'set', '--help'], { env: {}, stdin: Readable.from([]), stdout, stderr: stdout });
    const shown = printed.join('').replace(/\s+/g, ' ');
    for (const { name, values } of settings) expect(shown).toContain(` ${name} ${values}`);
  });
});

describe('A17: docs/api.md tells of webhooks what is sent', () => {
  it('every event, and when it is sent', () => {
    for (const [type, when] of Object.entries(WEBHOOK_WHEN))
      expect(docs).toMatch(new RegExp(`^\\| \`${type}\` \\| ${when[0]?.toLowerCase()}${when.slice(1)}`, 'm'));
    expect(Object.keys(WEBHOOK_DATA).sort()).toEqual([...WEBHOOK_EVENTS, 'test'].sort());
  });

  it('every header', () => {
    for (const [name, meaning] of Object.entries(WEBHOOK_HEADERS))
      expect(docs).toContain(`| \`${name}\` | ${meaning} |`);
  });

  it('the fields of a paid invoice, compared with an invoice of the API', () => {
    const [paid, other] = [Object.keys(PaidInvoice.shape), Object.keys(PublicInvoice.shape)];
    const list = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');
    expect(docs).toContain(`has ${list(paid.filter((name) => other.includes(name)))} as in the API`);
    expect(docs).toContain(`and ${list(paid.filter((name) => !other.includes(name)))}`);
    expect(docs).toContain(`not ${list(other.filter((name) => !paid.includes(name)))}`);
  });
});

it('docs/api.md lists every call beside its scope', () => {
  for (const { method, path } of Object.values(publicCalls)) expect(docs).toContain(`\`${method} ${path}\``);
  for (const scope of API_KEY_SCOPES) expect(docs).toContain(`| \`${scope}\` |`);
});
