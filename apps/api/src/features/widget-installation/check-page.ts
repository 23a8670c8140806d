import { isOwnHost, type WidgetCheck } from '@evenway/contract';
import {
  type PublicPage,
  type ReadOptions,
  type ReadProblem,
  readPublicPage,
} from '../../platform/public-pages/read-public-page.ts';
import { createSnippetFinder, type FoundSnippets } from './find-snippets.ts';
import { missingInPolicy } from './missing-in-policy.ts';

const LONGEST_CHECK_MS = 10_000;

interface CheckedWebsite {
  readonly domain: string;
  readonly uniqueId: string;
}

interface CheckedPage {
  readonly check: WidgetCheck;
  /** Whether the page would prove the domain; stricter than the check, which only helps its owner. */
  readonly isProof: boolean;
}

/** Reads a page of the website like a visitor's browser, and returns whether the snippet is on it. */
export async function checkPage(
  website: CheckedWebsite,
  path: string,
  cdnUrl: string,
  reading: Partial<ReadOptions> = {},
): Promise<CheckedPage> {
  const isAllowedHost = (host: string) => isOwnHost(website.domain, host);
  // One limit for everything: a second attempt over http gets what the first has left.
  const deadline = performance.now() + (reading.timeoutMs ?? LONGEST_CHECK_MS);
  const read = (scheme: 'https' | 'http') => {
    const timeoutMs = Math.max(1, Math.round(deadline - performance.now()));
    const options = { isAllowedHost, ...reading, timeoutMs };
    return readPublicPage(`${scheme}://${website.domain}${path}`, options, () => createSnippetFinder(cdnUrl));
  };
  let answer = await read('https');
  // Some sites have no certificate yet.
  if ('problem' in answer && answer.problem === 'unreachable') answer = await read('http');
  const { isProof, ...described } =
    'problem' in answer ? describeProblem(answer) : describePage(answer, website.uniqueId, cdnUrl);
  const check = {
    httpStatus: null,
    movedTo: null,
    isPinned: false,
    isInlineForbidden: false,
    policyAdditions: [],
    checkedAt: new Date().toISOString(),
    url: answer.url,
    ...described,
  };
  return { check, isProof };
}

type Described = Pick<WidgetCheck, 'outcome'> & Partial<WidgetCheck> & Pick<CheckedPage, 'isProof'>;

function describeProblem(answer: ReadProblem): Described {
  const movedTo = answer.problem === 'elsewhere' ? answer.movedTo : null;
  return { outcome: answer.problem, movedTo, isProof: false };
}

function describePage(page: PublicPage<FoundSnippets>, uniqueId: string, cdnUrl: string): Described {
  const { url, status, headers, content } = page;
  if (status >= 400 || status < 200) return { outcome: 'failed', httpStatus: status, isProof: false };
  const isHtml = /\bhtml\b/i.test(headers['content-type'] ?? '');
  if (!isHtml) return { outcome: 'notAPage', httpStatus: status, isProof: false };
  const { ids, isPinned, isInline, whole, policies } = content;
  const header = headers['content-security-policy'];
  const allPolicies = typeof header === 'string' ? [header, ...policies] : policies;
  const { additions, isInlineForbidden } = missingInPolicy(allPolicies, cdnUrl, url);
  const isTagForbidden = additions.some((addition) => addition.startsWith('script-src '));
  const isProof = whole.some((one) => one.id === uniqueId && !(one.isInline ? isInlineForbidden : isTagForbidden));
  return {
    isProof,
    outcome: nameOutcome(ids, uniqueId),
    httpStatus: status,
    isPinned,
    isInlineForbidden: isInline && isInlineForbidden,
    policyAdditions: additions,
  };
}

function nameOutcome(ids: readonly string[], uniqueId: string): WidgetCheck['outcome'] {
  if (ids.length === 0) return 'missing';
  if (!ids.includes(uniqueId)) return 'other';
  return ids.length > 1 ? 'several' : 'installed';
}
