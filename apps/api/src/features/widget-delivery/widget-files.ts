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

const LOADER = '/widget.js';
export const PARTS_PREFIX = '/widget/parts/';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The built widget in memory, by address: a few hundred kilobytes that every page view may request. */
export function readWidgetFiles(dist: string): ReadonlyMap<string, WidgetFile> {
  const files = new Map<string, WidgetFile>();
  if (!existsSync(dist)) return files;
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(dist, file).split(path.sep).join('/')}`;
    if (!entry.isFile() || (address !== LOADER && !address.startsWith(PARTS_PREFIX))) continue;
    const compressed = (ending: string) => (existsSync(`${file}${ending}`) ? readFileSync(`${file}${ending}`) : null);
    const read = widgetFile(address, readFileSync(file), { br: compressed('.br'), gzip: compressed('.gz') });
    if (read) files.set(address, read);
  }
  return files;
}

/** Null for a type of file that is not part of the widget. */
export function widgetFile(
  address: string,
  plain: Buffer,
  compressed: Pick<WidgetFile, 'br' | 'gzip'> = { br: null, gzip: null },
): WidgetFile | null {
  const type = TYPES[path.extname(address)];
  return type ? { plain, ...compressed, type, isImmutable: address !== LOADER } : null;
}
