import { runCommand } from '../run-command.mjs';
import { showProgress } from '../show-progress.mjs';
import { BROWSERS, find, findBrowser, isExecutable } from './find-browser.mjs';

/**
 * Looks for the named browsers, and installs what is missing where that can be done. Resolves with what the tests need to
 * find them (`env`) and, by name, with what is wrong with those that cannot be used (`problems`).
 */
export async function ensureBrowsers(names) {
  const missing = names.filter((name) => !isComplete(name) && !chosenByHand(name));
  if (missing.length > 0 && process.getuid?.() === 0 && find(['apt-get'])) {
    const packages = missing.flatMap((name) => BROWSERS[name].packages);
    const { code, output } = await showProgress('Installing browsers for the tests', () => install(packages));
    if (code !== 0) console.log(output);
  }
  const problems = new Map(names.filter((name) => !isComplete(name)).map((name) => [name, problemOf(name)]));
  const chromium = names.includes('chromium') && !problems.has('chromium') && findBrowser('chromium').chromium;
  return { problems, env: chromium ? { CHROMIUM_PATH: chromium } : {} };
}

const isComplete = (name) => Object.values(findBrowser(name)).every((file) => file && isExecutable(file));

const chosenByHand = (name) => process.env[BROWSERS[name].variable];

function problemOf(name) {
  const { title, packages, variable } = BROWSERS[name];
  if (chosenByHand(name)) return `${variable} is ${chosenByHand(name)}, which cannot be run.`;
  const elsewhere = variable ? `, or say where one is with ${variable}` : '';
  return `no ${title} was found: install it ("sudo apt-get install ${packages.join(' ')}" on Debian)${elsewhere}.`;
}

async function install(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update'], { env });
  if (update.code !== 0) return update;
  return runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}
