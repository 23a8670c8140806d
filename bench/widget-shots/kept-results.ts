import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { Case } from './cases.ts';
import type { PageResult } from './judge-page.ts';

/** Results that outlive a run, so that a long one can be interrupted and resumed, page by page. */
export interface KeptResults {
  read(page: string): Promise<PageResult | null>;
  write(result: PageResult): Promise<void>;
}

const BUILT = inRoot('apps/widget/dist');

/** Only results of the same build and the same functions count. */
export async function keepResults(folder: string, cases: readonly Case[]): Promise<KeptResults> {
  const stamp = createHash('sha256').update(JSON.stringify(cases));
  const files = (await readdir(BUILT, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort())
    stamp.update(await readFile(file));
  const key = stamp.digest('hex');
  const fileOf = (page: string) => path.join(folder, page, 'result.json');
  return {
    async read(page) {
      const text = await readFile(fileOf(page), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      const kept = text && (JSON.parse(text) as { key: string; result: PageResult });
      return kept && kept.key === key ? kept.result : null;
    },
    async write(result) {
      await mkdir(path.join(folder, result.page.name), { recursive: true });
      await writeFile(fileOf(result.page.name), JSON.stringify({ key, result }, null, 1));
    },
  };
}
