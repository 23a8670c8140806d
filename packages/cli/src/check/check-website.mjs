import { CliError, EXIT } from '../cli-error.mjs';
import { readSitemap, toPage } from './find-pages.mjs';

/**
 * What axe-core finds on the named pages of one website, and on further ones until there are `pages` of them.
 * @param {import('../types.d.ts').Tab} tab
 * @param {{
 *   addresses: readonly string[],
 *   pages: number,
 *   checks: typeof import('#checks'),
 *   print: (line: string) => void,
 * }} options
 */
export async function checkWebsite(tab, { addresses, pages, checks, print }) {
  /** @type {import('#checks').PageResult[]} */
  const results = [];
  /** @type {string[]} */
  const queue = [...addresses];
  const seen = new Set(addresses.map(checks.pageIdentity));
  const checked = new Set();
  /** @type {string | null} */
  let origin = null;
  let hasFailed = false;

  for (let at = 0; at < queue.length && (at < addresses.length || results.length < pages); at += 1) {
    const address = queue[at] ?? '';
    const isNamed = at < addresses.length;
    try {
      print(`${address} …`);
      await tab.visit(address);
      const { url, links, violations } = await tab.evaluate(inPage(checks.RUN_OPTIONS));
      const shown = new URL(url);
      origin ??= shown.origin;
      if (shown.origin !== origin)
        throw new CliError(`${address} leads to another website (${shown.origin}).`, EXIT.usage);
      const path = `${shown.pathname}${shown.search}`;
      const identity = checks.pageIdentity(path);
      if (checked.has(identity)) continue;
      checked.add(identity);
      results.push(checks.pageResultFromAxe(path, { violations }));
      if (pages <= addresses.length) continue;
      const further = at === 0 ? [...(await readSitemap(origin, checks)), ...links] : links;
      for (const link of further) {
        const page = toPage(link, origin, checks);
        if (page === null || seen.has(checks.pageIdentity(page))) continue;
        seen.add(checks.pageIdentity(page));
        queue.push(page);
      }
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      print(error.message);
      if (isNamed) hasFailed = true;
    }
  }
  return { origin: origin ?? '', results, hasFailed };
}

/**
 * Runs in the page. Only what is read is handed back.
 * @param {unknown} options
 */
const inPage = (options) => `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => ({
  url: location.href,
  links: [...document.links].filter(({ relList }) => !relList.contains('nofollow')).map(({ href }) => href).slice(0, 2000),
  violations: violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html, target }) => ({ html, target })),
  })),
}))`;
