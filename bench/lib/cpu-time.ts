import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Milliseconds of processor time a process has used, as Linux tells; elsewhere NaN. */
export function cpuMilliseconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return ((Number(user) + Number(system)) / TICKS_PER_SECOND) * 1000;
  } catch {
    return Number.NaN;
  }
}
