import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { instance } from '@viz-js/viz';
import { inRoot } from '../lib/paths.mjs';

const FOLDER = inRoot('docs/diagrams');

/** Writes one SVG per description, and returns their names. */
export async function drawDiagrams(): Promise<string[]> {
  const pictures = await renderDiagrams();
  for (const { file, svg } of pictures) await writeFile(path.join(FOLDER, file), svg);
  return pictures.map(({ file }) => file);
}

export async function renderDiagrams(): Promise<{ file: string; svg: string }[]> {
  const viz = await instance();
  const sources = (await readdir(FOLDER)).filter((name) => name.endsWith('.dot')).sort();
  return Promise.all(
    sources.map(async (name) => ({
      file: name.replace(/dot$/, 'svg'),
      svg: withTitle(viz.renderString(await readFile(path.join(FOLDER, name), 'utf8'), { format: 'svg' })),
    })),
  );
}

/** The graph's name, the title of its first group, becomes that of the picture. */
const withTitle = (svg: string) =>
  svg.replace(/<svg[^>]*>/, (tag) => `${tag}\n<title>${/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? ''}</title>`);
