import { type AxeResults, type PageResult, pageIdentity, pageResultFromAxe, RUN_OPTIONS } from '@evenway/checks';
import { CliError, EXIT } from '../cli-error.ts';
import { readSitemap, toPage } from './find-pages.ts';
import type { Tab } from './open-tab.ts';

interface CheckOptions {
  readonly addresses: readonly string[];
  readonly pages: number;
  readonly print: (line: string) => void;
}

export interface Checked {
  readonly origin: string;
  readonly results: readonly PageResult[];
  /** One of the named pages could not be checked. */
  readonly hasFailed: boolean;
}

/** What axe-core finds on the named pages of one website, and on further ones until there are `pages` of them. */
export async function checkWebsite(tab: Tab, { addresses, pages, print }: CheckOptions): Promise<Checked> {
  const results: PageResult[] = [];
  const queue = [...addresses];
  const seen = new Set(addresses.map(pageIdentity));
  const checked = new Set<string>();
  let origin: string | null = null;
  let hasFailed = false;

  for (let at = 0; at < queue.length && (at < addresses.length || results.length < pages); at += 1) {
    const address = queue[at] ?? '';
    const isNamed = at < addresses.length;
    try {
      print(`${address} …`);
      await tab.visit(address);
      const { url, links, violations } = (await tab.evaluate(IN_PAGE)) as InPage;
      const shown = new URL(url);
      origin ??= shown.origin;
      if (shown.origin !== origin)
        throw new CliError(`${address} leads to another website (${shown.origin}).`, EXIT.usage);
      const path = `${shown.pathname}${shown.search}`;
      const identity = pageIdentity(path);
      if (checked.has(identity)) continue;
      checked.add(identity);
      results.push(pageResultFromAxe(path, { violations }));
      if (pages <= addresses.length) continue;
      const further = at === 0 ? [...(await readSitemap(origin)), ...links] : links;
      for (const link of further) {
        const page = toPage(link, origin);
        if (page === null || seen.has(pageIdentity(page))) continue;
        seen.add(pageIdentity(page));
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

interface InPage extends AxeResults {
  readonly url: string;
  readonly links: readonly string[];
}

/** Runs in the page. Only what is read is handed back. */
const IN_PAGE = `axe.run(document, ${JSON.stringify(RUN_OPTIONS)}).then(({ violations }) => ({
  url: location.href,
  links: [...document.links].filter(({ relList }) => !relList.contains('nofollow')).map(({ href }) => href).slice(0, 2000),
  violations: violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html, target, any }) => ({
      html,
      target,
      // Of what its tests measured, only colors.
      any: any.filter(({ data }) => data?.fgColor).map(({ data }) => ({ data })),
    })),
  })),
}))`;
