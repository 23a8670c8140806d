import { type PublicWebsite, publicCalls } from '@evenway/contract';
import { CliError, EXIT } from '../cli-error.ts';
import type { Command } from '../command.ts';
import { findWebsite } from '../find-website.ts';
import { formatTable } from '../format-table.ts';
import { readFileOrPipe } from '../read-text.ts';

/** What is stored, and for an international domain also what people read. Servers of earlier releases do not send that. */
const readable = ({
  domain,
  displayDomain = domain,
}: Pick<PublicWebsite, 'domain'> & Partial<Pick<PublicWebsite, 'displayDomain'>>) =>
  displayDomain === domain ? domain : `${domain} (${displayDomain})`;

export const listWebsites: Command = {
  name: 'websites list',
  args: '',
  summary: 'Your websites, and whether their widget is live',
  async run({ client }) {
    const websites = await (await client()).list(publicCalls.listWebsites);
    const rows = websites.map(({ status, isLive, plan, id, ...website }) => [
      readable(website),
      isLive ? 'live' : 'not live',
      status,
      plan ?? '-',
      id,
    ]);
    return { data: websites, lines: formatTable(['DOMAIN', 'WIDGET', 'STATUS', 'PLAN', 'ID'], rows) };
  },
};

interface Added {
  readonly domain: string;
  readonly website?: PublicWebsite;
  readonly isThere?: boolean;
  readonly problem?: string;
}

export const addWebsites: Command = {
  name: 'websites add',
  args: '<domain…>',
  summary: 'Register websites. Nothing is paid: choose a plan in the application',
  options: {
    file: { type: 'string', help: 'a file with one domain per line, or - for a pipe' },
    'skip-existing': { type: 'boolean', help: 'a website that is there already is no failure' },
  },
  async run({ args, options, around, client }) {
    const listed = typeof options.file === 'string' ? (await readFileOrPipe(options.file, around)).split(/\s+/) : [];
    const domains = [...args, ...listed].filter((domain) => domain !== '');
    if (domains.length === 0) throw new CliError('Name a domain: evenway websites add shop.example', EXIT.usage);
    const api = await client();
    const results: Added[] = [];
    for (const domain of domains) {
      try {
        results.push({ domain, website: await api.call(publicCalls.registerWebsite, { body: { domain } }) });
      } catch (error) {
        // An invalid one does not keep the others from being added; a wrong key does.
        if (!(error instanceof CliError) || error.exitCode !== EXIT.failed) throw error;
        const isThere = error.code === 'website_exists' && options['skip-existing'] === true;
        results.push({ domain, ...(isThere ? { isThere } : { problem: error.message }) });
      }
    }
    return {
      data: results,
      lines: results.map(({ domain, website, problem }) =>
        website ? `${readable(website)}  added  ${website.id}` : `${domain}  ${problem ?? 'is there already'}`,
      ),
      hasFailed: results.some(({ problem }) => problem !== undefined),
    };
  },
};

export const printSnippet: Command = {
  name: 'snippet',
  args: '<website>',
  summary: 'What to paste into the pages of a website',
  options: { tag: { type: 'boolean', help: 'without inline code, for a strict Content-Security-Policy' } },
  async run({ args: [named], options, client }) {
    const api = await client();
    const { id } = await findWebsite(api, named);
    const snippet = await api.call(publicCalls.getSnippet, { params: { id } });
    return { data: snippet, lines: [options.tag === true ? snippet.tag : snippet.html] };
  },
};
