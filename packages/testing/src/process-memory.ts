import { readdir, readFile } from 'node:fs/promises';

/** All descendant processes, on Linux; none elsewhere. */
export async function listDescendants(pid: number): Promise<number[]> {
  const parents = await readParents();
  const found: number[] = [];
  let level = [pid];
  while (level.length > 0) {
    level = [...parents].filter(([, parent]) => level.includes(parent)).map(([child]) => child);
    found.push(...level);
  }
  return found;
}

/** Bytes in memory, with pages that several of them share counted once (the proportional set size). */
export async function memoryOf(pids: readonly number[]): Promise<number | undefined> {
  const sizes = await Promise.all(pids.map(proportionalSize));
  const known = sizes.filter((size) => size !== undefined);
  return known.length < sizes.length || known.length === 0 ? undefined : known.reduce((sum, size) => sum + size);
}

export async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
}

async function readParents(): Promise<Map<number, number>> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const entries = await Promise.all(
    pids.map(async (pid): Promise<[number, number]> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])];
    }),
  );
  return new Map(entries);
}

async function proportionalSize(pid: number): Promise<number | undefined> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = rollup.match(/^Pss:\s+(\d+) kB/m)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
