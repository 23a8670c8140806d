import { withRows } from '../with-rows.ts';
import { type Limit, limits } from './limits.ts';

/** docs/security.md with the rows of its table of limits made from the limits of the code. */
export function withLimits(page: string): string {
  const rows = Object.values<Limit>(limits).map(
    ({ what, per, attempts, seconds, note }) =>
      `| ${what} | ${per} | ${attempts.toLocaleString('en-US')}${note ? ` (${note})` : ''} | ${windowOf(seconds)} |`,
  );
  return withRows(page, '| what | per | attempts |', rows);
}

export function windowOf(seconds: number): string {
  const [count, unit] = seconds % 3_600 === 0 ? [seconds / 3_600, 'hour'] : [seconds / 60, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
