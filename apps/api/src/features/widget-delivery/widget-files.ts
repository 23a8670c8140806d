import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface WidgetFile {
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
  readonly type: string;
  /** Named by its content, so it never changes. */
  readonly isImmutable: boolean;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The built widget in memory, by address: a few hundred kilobytes that every page view may ask for. */
export function readWidgetFiles(dist: string): ReadonlyMap<string, WidgetFile> {
  const files = new Map<string, WidgetFile>();
  if (!existsSync(dist)) return files;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const type = TYPES[path.extname(file)];
    const address = `/${path.relative(dist, file).split(path.sep).join('/')}`;
    if (!entry.isFile() || !type || (address !== '/widget.js' && !address.startsWith('/widget/parts/'))) continue;
    const compressed = (ending: string) => (existsSync(`${file}${ending}`) ? readFileSync(`${file}${ending}`) : null);
    const isImmutable = address !== '/widget.js';
    files.set(address, {
      plain: readFileSync(file),
      br: compressed('.br'),
      gzip: compressed('.gz'),
      type,
      isImmutable,
    });
  }
  return files;
}
