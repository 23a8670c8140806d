import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Which built files the browser needs for a source file, from the list that the web build leaves behind. */
export function readBuiltFiles(webDist: string): (source: string) => readonly string[] {
  const manifest = JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  return (source) => {
    const found = new Set<string>();
    const collect = (name: string) => {
      const entry = manifest[name];
      if (entry === undefined || found.has(`/${entry.file}`)) return;
      found.add(`/${entry.file}`);
      for (const imported of entry.imports ?? []) collect(imported);
    };
    collect(source);
    return [...found];
  };
}
