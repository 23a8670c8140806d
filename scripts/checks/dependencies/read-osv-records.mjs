import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Records of a download: a JSON file (one record or a list of them), or a folder with such files, however deep. */
export function* readOsvRecords(place) {
  if (statSync(place).isDirectory()) {
    for (const name of readdirSync(place).sort()) {
      const inner = path.join(place, name);
      if (statSync(inner).isDirectory() || name.endsWith('.json')) yield* readOsvRecords(inner);
    }
    return;
  }
  const content = JSON.parse(readFileSync(place, 'utf8'));
  yield* Array.isArray(content) ? content : [content];
}
