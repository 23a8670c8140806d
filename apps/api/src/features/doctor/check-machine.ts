import { existsSync, readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { type Finding, ok, problem, warning } from './finding.ts';

const MEGABYTE = 1024 * 1024;
const FULL_MB = 100;
const NEARLY_FULL_MB = 1024;
/** Files and connections that are not clients: the database, the mail server, the program itself. */
const OWN_FILES = 200;

/** Disk space for logs, and as many open files as `MAX_CONNECTIONS` promises. The database has its own disk. */
export async function checkMachine(folder: string, maxConnections: number): Promise<readonly Finding[]> {
  const { bavail, bsize } = await statfs(folder);
  return [diskFinding((bavail * bsize) / MEGABYTE), ...filesFinding(openFilesLimit(), maxConnections)];
}

export function diskFinding(freeMb: number): Finding {
  const free = `${Math.round(freeMb)} MB are free on the disk of this machine`;
  if (freeMb < FULL_MB) return problem(`${free}: logs and updates will fail. Make room first.`);
  return freeMb < NEARLY_FULL_MB ? warning(`${free}. Logs fill that within days.`) : ok(`${free}.`);
}

export function filesFinding(limit: number | null, maxConnections: number): Finding[] {
  if (limit === null || limit >= maxConnections + OWN_FILES) return [];
  return [
    warning(
      `This machine allows ${limit} open files, which is less than MAX_CONNECTIONS (${maxConnections}) needs. Raise it (ulimit -n, LimitNOFILE) or lower the setting.`,
    ),
  ];
}

/** Null if the system does not say. */
function openFilesLimit(): number | null {
  const file = '/proc/self/limits';
  if (!existsSync(file)) return null;
  const limit = /^Max open files\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1];
  return limit === undefined ? null : Number(limit);
}

/** The web application and the widget are built separately from the server. */
export function checkBuild(files: Readonly<Record<string, string>>): readonly Finding[] {
  const missing = Object.entries(files).filter(([, file]) => !existsSync(file));
  return missing.length === 0
    ? [ok('The web application and the widget are built.')]
    : missing.map(([name]) => problem(`${name} is not built. Run: npm run build`));
}
