import { groupFindings, isAtLeast, LEVELS } from '@evenway/checks';
import { ADVICE_LANGUAGES, loadAdvice } from '@evenway/checks/advice';
import {
  type CheckReport,
  type ReportedFinding,
  reportToCsv,
  reportToEarl,
  reportToJson,
} from '@evenway/checks/exports';
import { reportToText } from '@evenway/checks/text';
import { name, version } from '../../package.json';
import { compareWithBaseline, readBaseline, writeBaseline } from '../check/baseline.ts';
import { type Checked, checkWebsite } from '../check/check-website.ts';
import { findChrome } from '../check/find-chrome.ts';
import { openTab } from '../check/open-tab.ts';
import { startChrome } from '../check/start-chrome.ts';
import { CliError, EXIT } from '../cli-error.ts';
import type { Command, Env, OptionValues } from '../command.ts';

const FORMATS = ['text', 'json', 'csv', 'earl'] as const;
const MAX_PAGES = 500;

export const checkPages: Command = {
  name: 'check',
  args: '<url> [<url>…]',
  summary: 'Look for accessibility barriers with the Chrome or Chromium that is there; needs no key',
  options: {
    pages: { type: 'string', help: 'how many pages at most: further ones come from the sitemap and from links' },
    width: { type: 'string', help: 'of the window in pixels, 1280 unless you say otherwise' },
    dark: { type: 'boolean', help: 'as somebody sees it who prefers dark colors' },
    level: { type: 'string', help: 'which findings count as a failure: A, AA (default), AAA, best-practice or none' },
    baseline: { type: 'string', help: 'a file with known findings: only new ones count' },
    'write-baseline': { type: 'boolean', help: 'write what is found into that file, and succeed' },
    format: { type: 'string', help: 'text, json, csv or earl' },
    language: { type: 'string', help: 'of the advice: en or fr' },
    'no-sandbox': { type: 'boolean', help: 'for containers in which the browser cannot start otherwise' },
  },
  async run({ args, options, around: { env, stderr } }) {
    const asked = readOptions(args, options, env);
    const baseline = asked.baseline && !asked.writesBaseline ? await readBaseline(asked.baseline) : null;
    const program = findChrome(env);
    const print = (line: string) => void stderr.write(`${line}\n`);

    if (!asked.isSandboxed && options['no-sandbox'] !== true)
      print('Chrome runs without its sandbox, because you are root. Check only pages that you trust.');
    const chrome = await startChrome(program, { isSandboxed: asked.isSandboxed });
    let found: Checked;
    try {
      const tab = await openTab(chrome, { width: asked.width, isDark: asked.isDark });
      found = await checkWebsite(tab, { addresses: asked.addresses, pages: asked.pages, print });
    } finally {
      await chrome.close();
    }

    const pages = found.results.map(({ path }) => path);
    const all = groupFindings(found.results).map(({ fingerprint, ...finding }) => ({ id: fingerprint, ...finding }));
    const compared = baseline && compareWithBaseline(baseline, pages, all);
    const findings: readonly ReportedFinding[] = compared?.findings ?? all;
    const report: CheckReport = {
      origin: found.origin,
      checkedAt: new Date().toISOString(),
      tool: { name, version },
      width: asked.width,
      theme: asked.isDark ? 'dark' : 'light',
      pages,
      findings,
      ...(compared && { baseline: { fixed: compared.fixed } }),
      manual: [],
    };
    if (asked.baseline && asked.writesBaseline && !found.hasFailed)
      await writeBaseline(asked.baseline, pages, findings);

    const counted = findings.filter(
      ({ change, level }) =>
        asked.level !== null && !asked.writesBaseline && change !== 'still' && isAtLeast(level, asked.level),
    );
    const findAdvice = await loadAdvice(asked.language);
    const text = {
      text: () => reportToText(report, { language: asked.language, findAdvice }),
      json: () => reportToJson(report),
      csv: () => reportToCsv(report, findAdvice),
      earl: () => reportToEarl(report),
    }[asked.format]();
    return {
      data: JSON.parse(reportToJson(report)),
      // Printing adds the line breaks again.
      lines: text.replace(/\n$/, '').split('\n'),
      exitCode: found.hasFailed ? EXIT.usage : counted.length > 0 ? EXIT.failed : EXIT.done,
    };
  },
};

function readOptions(args: readonly string[], options: OptionValues, env: Env) {
  if (args.length === 0) throw new CliError('Name a page: evenway check https://shop.example', EXIT.usage);
  const language = options.language ?? (/^fr/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'fr' : 'en');
  const level = options.level ?? 'AA';
  const baseline = typeof options.baseline === 'string' ? options.baseline : null;
  const writesBaseline = options['write-baseline'] === true;
  if (writesBaseline && baseline === null)
    throw new CliError('Name a file: --baseline accessibility.json --write-baseline', EXIT.usage);
  const addresses = args.map(readAddress);
  return {
    addresses,
    pages: Math.max(addresses.length, readNumber('pages', options.pages, addresses.length, 1, MAX_PAGES)),
    width: readNumber('width', options.width, 1280, 240, 7680),
    isDark: options.dark === true,
    level: level === 'none' ? null : oneOf('level', level, LEVELS),
    baseline,
    writesBaseline,
    format: oneOf('format', options.format ?? 'text', FORMATS),
    language: oneOf('language', language, ADVICE_LANGUAGES),
    // Chrome refuses to sandbox for root, the user in many containers.
    isSandboxed: options['no-sandbox'] !== true && process.getuid?.() !== 0,
  };
}

function readAddress(address: string): string {
  const full = /^[a-z][a-z+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CliError(`${address} is not the address of a web page.`, EXIT.usage);
  url.hash = '';
  return url.href;
}

function readNumber(name: string, value: OptionValues[string], usual: number, min: number, max: number): number {
  if (value === undefined) return usual;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new CliError(`--${name} takes a number from ${min} to ${max}.`, EXIT.usage);
  return number;
}

function oneOf<Choice extends string>(name: string, value: string | boolean, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new CliError(`--${name} takes one of: ${choices.join(', ')}.`, EXIT.usage);
  return found;
}
