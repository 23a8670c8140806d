export type { CheckReport, ReportedFinding } from './report.ts';
export { reportToCsv } from './report-to-csv.ts';
export { reportToEarl } from './report-to-earl.ts';
export { reportToJson } from './report-to-json.ts';
