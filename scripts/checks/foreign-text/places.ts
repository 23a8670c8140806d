/**
 * The one list of what reads text of strangers: pages, visitors, reports, mails' recipients, addresses. Its test shows that
 * the time of each grows no faster than the length, and that every regular expression in these folders does the same.
 */

import { createSnippetFinder } from '../../../apps/api/src/features/widget-installation/find-snippets.ts';
import { missingInPolicy } from '../../../apps/api/src/features/widget-installation/missing-in-policy.ts';
import { redact } from '../../../apps/api/src/platform/errors/log-error.ts';
import { describeBrowser } from '../../../apps/api/src/platform/http/describe-browser.ts';
import { hasBrokenEscapes } from '../../../apps/api/src/platform/http/has-broken-escapes.ts';
import { PAGE_ORIGIN } from '../../../apps/api/src/platform/http/page-origin.ts';
import { csvLine } from '../../../packages/checks/src/exports/csv-line.ts';
import {
  cssSelectorOf,
  groupFindings,
  isOwnPage,
  readSitemapText,
  redactSelector,
  redactSnippet,
  redactWords,
} from '../../../packages/checks/src/index.ts';
import { displayDomain } from '../../../packages/contract/src/addresses/display-domain.ts';
import { normalizeDomain, normalizeHost } from '../../../packages/contract/src/addresses/domain.ts';
import { isEmail, mailboxOf } from '../../../packages/contract/src/addresses/email.ts';
import { decodePunycode } from '../../../packages/contract/src/addresses/punycode.ts';
import { isWebAddress } from '../../../packages/contract/src/addresses/web-address.ts';
import { holdsWebAddress } from '../../../packages/contract/src/messages.ts';

interface Reader {
  readonly name: string;
  /** The longest text that reaches it, in characters. */
  readonly max: number;
  readonly read: (text: string) => unknown;
}

const node = (selector: string, snippet: string) => [
  { path: '/', rules: [{ rule: 'list', impact: 'minor' as const, nodes: [{ selector, snippet }] }] },
];

export const READERS: readonly Reader[] = [
  // What a check reports, on the server and on the command line.
  { name: 'the selector of a finding', max: 4_000, read: (text) => groupFindings(node(text, '')) },
  { name: 'the snippet of a finding', max: 4_000, read: (text) => groupFindings(node('a', text)) },
  { name: 'redactSelector', max: 4_000, read: redactSelector },
  { name: 'redactSnippet', max: 40_000, read: redactSnippet },
  { name: 'redactWords', max: 40_000, read: redactWords },
  { name: 'cssSelectorOf', max: 4_000, read: (text) => cssSelectorOf({ selector: text, snippet: text }) },
  // Of a website that is checked from the command line.
  { name: 'readSitemapText', max: 400_000, read: (text) => readSitemapText(text, 10_000) },
  {
    name: 'isOwnPage',
    max: 8_000,
    read: (text) => isOwnPage({ origin: 'o', pathname: text, search: text } as URL, 'o'),
  },
  // What people type into forms, signed in or not.
  { name: 'holdsWebAddress', max: 32_000, read: holdsWebAddress },
  { name: 'isEmail', max: 32_000, read: isEmail },
  { name: 'mailboxOf', max: 32_000, read: mailboxOf },
  { name: 'normalizeDomain', max: 32_000, read: normalizeDomain },
  { name: 'normalizeHost', max: 32_000, read: normalizeHost },
  { name: 'displayDomain', max: 253, read: displayDomain },
  { name: 'decodePunycode', max: 63, read: decodePunycode },
  { name: 'isWebAddress', max: 32_000, read: isWebAddress },
  { name: 'csvLine', max: 40_000, read: (text) => csvLine([text]) },
  // What a browser or a program sends.
  { name: 'hasBrokenEscapes', max: 250_000, read: hasBrokenEscapes },
  { name: 'describeBrowser', max: 16_000, read: describeBrowser },
  { name: 'PAGE_ORIGIN', max: 16_000, read: (text) => PAGE_ORIGIN.exec(text) },
  // A customer's page, and what its server says.
  {
    name: 'createSnippetFinder',
    max: 100_000,
    read(text) {
      const finder = createSnippetFinder('https://cdn.example');
      finder.push(text);
      finder.end();
    },
  },
  {
    name: 'missingInPolicy',
    max: 65_536,
    read: (text) => missingInPolicy([text], 'https://cdn.example', 'https://shop.example'),
  },
  { name: 'what the log says of an error', max: 40_000, read: redact },
];

/** Everything that runs on our servers or on customers' machines, and the parts of the widget that talk to both. */
export const FOLDERS = [
  'packages/contract/src',
  'packages/checks/src',
  'packages/cli/src',
  'apps/api/src',
  'apps/widget/src',
] as const;

/** The styles and texts of the page that the widget is on: who writes them runs scripts on it anyway. */
export const OWN_PAGES = ['apps/widget/src/adjustments/', 'apps/widget/src/page/'] as const;

/** Expressions that may take longer, or are put together while the program runs, by file, and why that is fine. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/api/src/config/settings-schema.ts': 'settings of the operator',
  'apps/api/src/features/public-api/unknown-calls.ts': 'made of paths of the contract; parts between slashes',
  'apps/api/src/features/web-delivery/application-pages.ts': 'the page of our own build',
  'apps/api/src/platform/api-keys/api-key-format.ts': 'of constants: a fixed number of characters',
  'apps/api/src/platform/mail/render-mail.ts': 'made of our own address; mails have limited texts',
  'packages/checks/src/advice/examples/example.ts': 'examples of our own',
  'packages/contract/src/addresses/display-domain.ts': 'of constants: one class, from start to end',
};
