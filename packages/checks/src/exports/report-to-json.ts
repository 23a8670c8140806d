import type { CheckReport } from './report.ts';

/** Grows by one when a field changes its meaning or goes away. */
const VERSION = 1;

export const reportToJson = (report: CheckReport): string =>
  `${JSON.stringify({ format: 'accessibility-check', version: VERSION, ...report }, null, 2)}\n`;
