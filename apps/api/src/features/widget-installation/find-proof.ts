import type { OwnershipCheck, OwnershipMethod } from '@evenway/contract';
import { type PageReader, type ReadOptions, readPublicPage } from '../../platform/public-pages/read-public-page.ts';
import { createTxtResolver, findTxtRecord, type ResolveTxt } from '../../platform/public-pages/txt-records.ts';
import { checkPage } from './check-page.ts';
import { proofFile, proofRecord } from './ownership.ts';

type Outcome = OwnershipCheck['outcome'];

interface Claimed {
  readonly domain: string;
  readonly uniqueId: string;
}

export interface ProofOptions extends Partial<ReadOptions> {
  /** How TXT records are resolved; replaced in tests. */
  readonly resolveTxt?: ResolveTxt;
}

const LONGEST_FILE = 1_000;

/**
 * Looks for a proof that a domain belongs to its organization. This server reads all three itself: reports of a page
 * prove nothing, since anyone can send them in the name of any host.
 */
export function findProof(
  website: Claimed,
  method: OwnershipMethod,
  cdnUrl: string,
  options: ProofOptions = {},
): Promise<Outcome> {
  const looks = { dns: lookInDns, file: lookForFile, snippet: lookForSnippet };
  return looks[method](website, options, cdnUrl);
}

const lookInDns = (website: Claimed, { resolveTxt = createTxtResolver() }: ProofOptions): Promise<Outcome> =>
  findTxtRecord(resolveTxt, proofRecord(website));

async function lookForFile(website: Claimed, { resolveTxt: _, ...reading }: ProofOptions): Promise<Outcome> {
  const { url, content } = proofFile(website);
  // The domain itself or its www: a subdomain may belong to somebody else.
  const isAllowedHost = (host: string) => host.replace(/^www\./, '') === website.domain;
  const read = (address: string) =>
    readPublicPage(address, { maxBytes: LONGEST_FILE, isAllowedHost, ...reading }, createTextReader);
  let answer = await read(url);
  // Some sites have no certificate yet.
  if ('problem' in answer && answer.problem === 'unreachable') answer = await read(url.replace('https:', 'http:'));
  if ('problem' in answer) return answer.problem === 'tooLarge' ? 'different' : 'unreachable';
  if (answer.status === 404 || answer.status === 410) return 'missing';
  if (answer.status !== 200) return 'unreachable';
  return answer.content.trim() === content ? 'proven' : 'different';
}

function createTextReader(): PageReader<string> {
  let text = '';
  return {
    push: (piece) => {
      text += piece;
    },
    end: () => text,
  };
}

async function lookForSnippet(
  website: Claimed,
  { resolveTxt: _, ...reading }: ProofOptions,
  cdnUrl: string,
): Promise<Outcome> {
  const { check, isProof } = await checkPage(website, '/', cdnUrl, reading);
  if (isProof) return 'proven';
  const { outcome } = check;
  if (outcome === 'installed' || outcome === 'several' || outcome === 'other') return 'different';
  return outcome === 'missing' ? 'missing' : 'unreachable';
}
