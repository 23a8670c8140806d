import { runCommand } from '../run-command.mjs';
import { showProgress } from '../show-progress.mjs';
import { BROWSERS, find, findBrowser, isExecutable } from './find-browser.mjs';

/**
 * Looks for the named browsers, and installs missing ones if possible. Resolves with the tests' environment (`env`) and
 * with the problems of unusable ones by name (`problems`).
 */
export async function ensureBrowsers(names) {
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

const isComplete = (name) => Object.values(findBrowser(name)).every((file) => file && isExecutable(file));

const chosenByHand = (name) => process.env[BROWSERS[name].variable];

function problemOf(name) {
  const { title, packages, variable } = BROWSERS[name];
  if (chosenByHand(name)) return `${variable} is ${chosenByHand(name)}, which cannot be run.`;
  const elsewhere = variable ? `, or say where one is with ${variable}` : '';
  return `no ${title} was found: install it ("sudo apt-get install ${packages.join(' ')}" on Debian)${elsewhere}.`;
}

async function installAll(missing, quicker) {
  await apt('update');
  const { code, output } = missing.length > 0 ? await install(missing) : { code: 0, output: '' };
  if (code !== 0) console.log(output);
  // Not every system has these packages, and the tests run without them too.
  if (quicker.length > 0) await install(quicker);
}

const install = (packages) => apt('install', '-y', '--no-install-recommends', ...packages);

const apt = (...args) =>
  runCommand('apt-get', ['-o', 'Acquire::http::Timeout=30', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: 300_000,
  });
