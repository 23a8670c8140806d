import type { FindAdvice } from '@evenway/checks/advice';
import { type CheckReport, reportToCsv, reportToEarl, reportToJson } from '@evenway/checks/exports';
import {
  type CheckProgress,
  getCheck,
  listFindings,
  listManualAnswers,
  type ManualCheckAnswer,
  type Website,
  type WebsiteFinding,
} from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { originOf } from '../results/origin-of.ts';

export const FILE_FORMATS = ['csv', 'json', 'earl'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What the check runs. */
const TOOL = { name: 'axe-core', version: '4.14.0' };

/** Reads the current results and writes them in a format. */
export async function makeFile(
  format: FileFormat,
  website: Pick<Website, 'id' | 'domain'>,
  findAdvice: FindAdvice,
): Promise<{ content: Blob; name: string }> {
  const params = { websiteId: website.id };
  const [{ check, findings }, manual] = await Promise.all([
    call(listFindings, { params }),
    call(listManualAnswers, { params }),
  ]);
  if (check === null) throw new Error('There is no check to make a file of');
  const progress = await call(getCheck, { params: { id: check.id } });
  const report = toReport(website, progress, findings, manual);
  const { text, type, ending } = written[format](report, findAdvice);
  const day = check.createdAt.slice(0, 10);
  return { content: new Blob([text], { type }), name: `accessibility-${website.domain}-${day}.${ending}` };
}

const written: Record<
  FileFormat,
  (report: CheckReport, findAdvice: FindAdvice) => { text: string; type: string; ending: string }
> = {
  csv: (report, findAdvice) => ({ text: reportToCsv(report, findAdvice), type: 'text/csv', ending: 'csv' }),
  json: (report) => ({ text: reportToJson(report), type: 'application/json', ending: 'json' }),
  earl: (report) => ({ text: reportToEarl(report), type: 'application/ld+json', ending: 'jsonld' }),
};

export function toReport(
  website: Pick<Website, 'domain'>,
  check: CheckProgress,
  findings: readonly WebsiteFinding[],
  manual: readonly ManualCheckAnswer[],
): CheckReport {
  return {
    origin: originOf(website, check),
    checkedAt: check.createdAt,
    tool: TOOL,
    width: check.width,
    theme: check.theme === 'device' ? null : check.theme,
    pages: check.list.filter(({ state }) => state === 'checked').map(({ path }) => path),
    // Who decided something, and what visitors wrote, stays inside the organization.
    findings: findings.map(({ statusBy: _by, statusAt: _at, messages: _messages, ...finding }) => finding),
    manual: manual.map(({ answeredBy: _by, ...answer }) => answer),
  };
}
