import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { API_KEY_SCOPES, publicCalls, WEBHOOK_EVENTS, WIDGET_DEFAULTS } from '@evenway/contract';
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
import { publicApiDocument } from './public-open-api.ts';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../../../../${file}`, import.meta.url)), 'utf8');
const docs = read('docs/api.md');

interface Described {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly description?: string;
}

/** The values of a setting, as people write them. */
function valuesOf(schema: Described): string {
  if (schema.anyOf) return schema.anyOf.map((one) => (one.type === 'null' ? 'null' : valuesOf(one))).join(', or ');
  if (schema.enum) return schema.enum.join(', ');
  if (schema.type === 'boolean') return 'true, false';
  if (schema.type === 'integer') return `${schema.minimum} to ${schema.maximum}`;
  if (schema.type === 'array') return `a list of ${schema.items?.enum?.join(', ')}`;
  return schema.pattern?.startsWith('^#')
    ? '# and six hexadecimal digits'
    : 'an address that begins with https:// or http://';
}

const document = publicApiDocument({ brandName: 'Evenway', apiUrl: 'https://evenway.test', supportEmail: 'a@b.test' });
const { properties } = document.components.schemas.WidgetSettingsChange as { properties: Record<string, Described> };
const settings = Object.entries(properties).map(([name, schema]) => ({
  name,
  values: valuesOf(schema),
  usual: WIDGET_DEFAULTS[name as keyof typeof WIDGET_DEFAULTS],
  meaning: schema.description ?? '',
}));
const usualText = (value: unknown) => (Array.isArray(value) ? 'all' : String(value));

describe('A10: people find the settings of the widget, with their values', () => {
  const rows = settings.map(
    ({ name, values, usual, meaning }) => `| \`${name}\` | ${values} | ${usualText(usual)} | ${meaning} |`,
  );

  it('all of them', () => {
    expect(settings.map(({ name }) => name)).toEqual(Object.keys(WidgetConfig.shape));
    expect(settings.length).toBe(13);
  });

  it.each(['docs/api.md', 'packages/cli/README.md'])('in %s', (file) => {
    expect(read(file)).toContain(['| Setting | Values | Default | Meaning |', '|---|---|---|---|', ...rows].join('\n'));
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
