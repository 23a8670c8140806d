import { countPages, FINDING_CHANGES, type FindingChange, LEVELS, type Level } from '@evenway/checks';
import type { WebsiteFinding } from '@evenway/contract';
import { countBy, isPresent, isToFix } from '../findings/filter-findings.ts';

interface CheckFigures {
  readonly toFix: number;
  /** Pages with something to fix. */
  readonly pages: number;
  /** Of what is to fix. */
  readonly levels: Record<Level, number>;
  /** Of what is to fix, and what is gone, whatever its status was. */
  readonly changes: Record<FindingChange, number>;
  /** On the pages, and not to fix: called fixed, not looked for since; or accepted. */
  readonly mended: number;
  readonly accepted: number;
}

/** All figures of a check, counted once, so that they add up. */
export function summarize(
  findings: readonly Pick<WebsiteFinding, 'status' | 'change' | 'level' | 'pages'>[],
): CheckFigures {
  const toFix = findings.filter(isToFix);
  const others = findings.filter((finding) => isPresent(finding) && !isToFix(finding));
  return {
    toFix: toFix.length,
    pages: countPages(toFix),
    levels: countBy(
      LEVELS,
      toFix.map(({ level }) => level),
    ),
    changes: countBy(
      FINDING_CHANGES,
      findings.filter((finding) => isToFix(finding) || !isPresent(finding)).map(({ change }) => change),
    ),
    mended: others.filter(({ status }) => status === 'mended').length,
    accepted: others.filter(({ status }) => status === 'accepted').length,
  };
}
