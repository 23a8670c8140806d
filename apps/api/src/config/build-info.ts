import { existsSync, readFileSync } from 'node:fs';

interface BuildInfo {
  readonly version: string;
  /** Of the sources; followed by `-dirty` if they had changes that were not committed. */
  readonly commit: string;
}

/** Written beside the built server (`scripts/lib/build/write-build-info.ts`). */
const FILE = new URL('build-info.json', import.meta.url);

/** What runs here. A server that runs from its sources does not know. */
export const buildInfo: BuildInfo = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : { version: 'unknown', commit: 'unknown' };
