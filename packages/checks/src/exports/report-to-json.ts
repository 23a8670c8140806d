import type { CheckReport } from './report.ts';

/** Incremented when a field changes its meaning or is removed. */
const VERSION = 1;

export const reportToJson = (report: CheckReport): string =>
  `${JSON.stringify({ format: 'accessibility-check', version: VERSION, ...report }, null, 2)}\n`;
