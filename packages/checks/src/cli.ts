/** What the command line uses of this package: it is bundled into one file. */
export { loadAdvice } from './advice/load-advice.ts';
export { reportToCsv, reportToEarl, reportToJson } from './exports/exports.ts';
export type { CheckReport, ReportedFinding } from './exports/report.ts';
export { reportToText } from './exports/report-to-text.ts';
export { pageResultFromAxe } from './findings/axe-results.ts';
export { isAtLeast } from './findings/compare-findings.ts';
export { groupFindings } from './findings/group-findings.ts';
export { RUN_OPTIONS } from './findings/run-options.ts';
export { LEVELS, type Level, type PageResult } from './findings/types.ts';
export { isOwnPage } from './pages/own-page.ts';
export { pageIdentity } from './pages/page-identity.ts';
export { readSitemapText } from './pages/read-sitemap.ts';
