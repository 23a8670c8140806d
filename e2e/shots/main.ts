import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contactPage, picture } from '@evenway/testing/contact-page';
import { drawSheets } from '@evenway/testing/draw-sheets';
import { runProduct } from '@evenway/testing/run-product';
import { type Browser, chromium } from '@playwright/test';
import { ensureInstalled } from '../../scripts/lib/install/ensure-packages.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runCommand } from '../../scripts/lib/run-command.mjs';
import { ensureBrowsers } from '../../scripts/lib/testing/ensure-browsers.ts';
import { find } from '../../scripts/lib/testing/find-browser.ts';
import type { Screen } from '../support/screens/screen.ts';
import { screens } from '../support/screens/screens.ts';
import { LANGUAGES, type Look, nameOf, THEMES, WIDTHS } from './looks.ts';
import { paymentScreens, readInvoice } from './payment-screens.ts';
import { takeMails } from './take-mails.ts';
import { type Taken, takeScreen } from './take-screens.ts';

/**
 * Pictures of every screen in every state, of the mails and of the invoice. `--route`, `--width`, `--theme` and
 * `--language` take comma-separated lists; a route is a screen's name (`dashboard`, with all its states) or one state
 * of it (`dashboard--empty`), `mail` and `invoice`. `--address` uses a running product.
 */
const { values } = parseArgs({
  options: {
    route: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string' },
    address: { type: 'string' },
    folder: { type: 'string', default: inRoot('.data/shots/screens') },
  },
});
const AT_ONCE = 2;
const among = (list: string | undefined, ...names: (string | number)[]) =>
  !list || list.split(',').some((one) => names.some((name) => String(name) === one));
const isWanted = (name: string) => among(values.route, name, name.split('--')[0] ?? '', name.split('-')[0] ?? '');
const looks: Look[] = LANGUAGES.flatMap((language) =>
  THEMES.flatMap((theme) => WIDTHS.map((width) => ({ language, theme, width }))),
).filter(
  ({ language, theme, width }) =>
    among(values.language, language) && among(values.theme, theme) && among(values.width, width),
);
const chosen = [...screens, ...paymentScreens].filter(({ name }) => isWanted(name));
if (looks.length === 0) throw new Error('No such language, theme or width.');

await ensureInstalled();
const { problems, env } = await ensureBrowsers(['chromium']);
if (problems.size > 0) throw new Error([...problems.values()].join('\n'));
const browser = await chromium.launch({
  executablePath: env.CHROMIUM_PATH as string,
  args: ['--no-sandbox', '--disable-gpu'],
});
const taken: Taken[] = [];
const broken: string[] = [];
try {
  if (values.address) await takeAll(browser, values.address);
  else {
    // Every screen makes requests; no rate limit should apply here.
    process.env.RATE_LIMIT_FACTOR ??= '1000';
    await runProduct((address: string) => takeAll(browser, address));
  }
  if (taken.length === 0 && broken.length === 0) throw new Error('No screen of that name.');
  await writeSheets();
} finally {
  await browser.close();
}
for (const line of broken) console.log(`not taken: ${line}`);
console.log(`${taken.length} pictures in ${values.folder}: index.html, and sheets of twelve in sheets/`);
if (broken.length > 0) process.exitCode = 1;

async function takeAll(from: Browser, address: string): Promise<void> {
  taken.push(...(await takeMails(from, looks, isWanted, values.folder)));
  if (isWanted('invoice')) await takeInvoice(from, address);
  const rest = LANGUAGES.flatMap((language) => {
    const its = looks.filter((look) => look.language === language);
    return its.length === 0 ? [] : chosen.map((screen) => ({ screen, its }));
  });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = rest.shift(); next; next = rest.shift()) await tryScreen(from, address, next.screen, next.its);
    }),
  );
}

async function tryScreen(from: Browser, address: string, screen: Screen, its: readonly Look[]): Promise<void> {
  try {
    taken.push(...(await takeScreen(from, address, screen, its, values.folder)));
  } catch (error) {
    broken.push(`${screen.name} (${its[0]?.language}): ${(error as Error).message.split('\n')[0]}`);
  }
  if (process.stdout.isTTY) process.stdout.write(`\r${taken.length} pictures `);
}

/** Headless browsers show no PDF; another program renders it, if there is one. */
async function takeInvoice(from: Browser, address: string): Promise<void> {
  const context = await from.newContext({ baseURL: address });
  const file = path.join(values.folder, 'invoice.pdf');
  await mkdir(values.folder, { recursive: true });
  await writeFile(file, await readInvoice(await context.newPage()));
  await context.close();
  const program = find(['pdftoppm']);
  if (!program) return console.log(`${file}: to have it as a picture too, install poppler-utils`);
  const { code, output } = await runCommand(program, ['-png', '-r', '96', file, file.replace(/\.pdf$/, '')], {});
  if (code !== 0) broken.push(`invoice: ${output}`);
}

/** Sheets of everything in one look; the page has all, to be filtered. */
async function writeSheets(): Promise<void> {
  const folder = path.join(values.folder, 'sheets');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const order = [...new Set(taken.map(({ name }) => name))].sort();
  const inOrder = taken.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  for (const look of looks) {
    const name = nameOf(look);
    const shots = inOrder
      .filter((one) => nameOf(one.look) === name)
      .map((one) => ({ title: `${one.name} · ${name}`, file: one.file, width: look.width }));
    await drawSheets(browser, shots, (sheet) => path.join(folder, `${name}-${sheet}.png`));
  }
  const entries = inOrder.map(({ name, look, file }) => ({
    name: `${name} ${nameOf(look)}`,
    html: `<h2>${name} · ${nameOf(look)}</h2>${picture(path.relative(values.folder, file), name)}`,
  }));
  await writeFile(
    path.join(values.folder, 'index.html'),
    contactPage('Every screen', 'screen, language, theme, width', entries),
  );
}
