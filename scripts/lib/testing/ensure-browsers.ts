import { runCommand } from '../run-command.mjs';
import { showProgress } from '../show-progress.mjs';
import { BROWSERS, type BrowserName, find, findBrowser, isExecutable } from './find-browser.ts';

export interface UsableBrowsers {
  /** Why one cannot be used. */
  problems: Map<BrowserName, string>;
  /** The environment of the tests. */
  env: Record<string, string>;
}

/** Looks for the named browsers, and installs missing ones if possible. */
export async function ensureBrowsers(names: BrowserName[]): Promise<UsableBrowsers> {
  const installable = canInstallBrowsers() ? names.filter((name) => !chosenByHand(name)) : [];
  const missing = installable.filter((name) => !isComplete(name)).flatMap((name) => BROWSERS[name].packages);
  const quicker = installable.flatMap((name) => BROWSERS[name].quicker ?? []).filter((name) => !find([name]));
  if (missing.length + quicker.length > 0) {
    await showProgress('Installing browsers for the tests', () => installAll(missing, quicker));
  }
  const problems = new Map(names.filter((name) => !isComplete(name)).map((name) => [name, problemOf(name)]));
  const chromium = names.includes('chromium') && !problems.has('chromium') && findBrowser('chromium').chromium;
  return { problems, env: chromium ? { CHROMIUM_PATH: chromium } : {} };
}

export const canInstallBrowsers = () => process.getuid?.() === 0 && Boolean(find(['apt-get']));

const isComplete = (name: BrowserName) => Object.values(findBrowser(name)).every((file) => file && isExecutable(file));

const chosenByHand = (name: BrowserName) => process.env[BROWSERS[name].variable ?? ''];

function problemOf(name: BrowserName): string {
  const { title, packages, variable } = BROWSERS[name];
  if (chosenByHand(name)) return `${variable} is ${chosenByHand(name)}, which cannot be run.`;
  const elsewhere = variable ? `, or say where one is with ${variable}` : '';
  return `no ${title} was found: install it ("sudo apt-get install ${packages.join(' ')}" on Debian)${elsewhere}.`;
}

async function installAll(missing: string[], quicker: string[]): Promise<void> {
  await apt('update');
  const { code, output } = missing.length > 0 ? await install(missing) : { code: 0, output: '' };
  if (code !== 0) console.log(output);
  // Not every system has these packages, and the tests run without them too.
  if (quicker.length > 0) await install(quicker);
}

const install = (packages: string[]) => apt('install', '-y', '--no-install-recommends', ...packages);

const apt = (...args: string[]) =>
  runCommand('apt-get', ['-o', 'Acquire::http::Timeout=30', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: 300_000,
  });
