import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { holdLock } from '../lock-file.mjs';
import { API, CLI, inRoot, WEB, WIDGET } from '../paths.mjs';
import { showProgress } from '../show-progress.mjs';
import { buildApi } from './build-api.ts';
import { buildCli, buildWidget } from './build-package.ts';
import { buildWeb } from './build-web.ts';
import { hashFiles } from './hash-files.ts';
import { writeBuildInfo } from './write-build-info.ts';

interface Part {
  readonly label: string;
  readonly dist: string;
  /** Files and folders that it is built from, besides the shared ones. */
  readonly inputs: readonly string[];
  build(): Promise<void>;
}

const PARTS: readonly Part[] = [
  {
    label: 'Building the web application',
    dist: path.join(WEB, 'dist'),
    inputs: ['src', 'public', 'build', 'index.html', 'site.html', 'vite.config.ts', 'package.json'].map((name) =>
      path.join(WEB, name),
    ),
    build: buildWeb,
  },
  {
    label: 'Building the widget',
    dist: path.join(WIDGET, 'dist'),
    inputs: ['src', 'build.ts', 'shortest-brotli.ts', 'package.json'].map((name) => path.join(WIDGET, name)),
    build: buildWidget,
  },
  {
    label: 'Building the server',
    dist: path.join(API, 'dist'),
    // The server also serves the sample site.
    inputs: [...['src', 'package.json'].map((name) => path.join(API, name)), inRoot('apps/sample-site/src')],
    build: buildApi,
  },
  {
    label: 'Building the command line',
    dist: path.join(CLI, 'dist'),
    inputs: ['build.ts', 'package.json'].map((name) => path.join(CLI, name)),
    build: buildCli,
  },
];

/** Rebuilds what no longer matches its sources. */
export async function ensureBuilt(): Promise<void> {
  const shared = await sharedInputs();
  for (const part of PARTS) {
    const wanted = await hashFiles([...part.inputs, ...shared]);
    if (await isBuilt(part, wanted)) continue;
    await holdLock('build', async () => {
      if (!(await isBuilt(part, wanted))) await buildPart(part, wanted);
    });
  }
  await writeBuildInfo(path.join(API, 'dist')).catch((error: NodeJS.ErrnoException) => {
    // Who only starts what somebody else has built need not say which commit that was.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) throw error;
  });
}

async function buildPart({ label, dist, build }: Part, wanted: string): Promise<void> {
  // Removed before the work and restored after it, so that an interrupted build is repeated.
  await rm(stampOf(dist), { force: true });
  await showProgress(label, build);
  await writeFile(stampOf(dist), wanted);
}

async function isBuilt({ dist }: Part, wanted: string): Promise<boolean> {
  return (await readFile(stampOf(dist), 'utf8').catch(() => '')) === wanted;
}

const stampOf = (dist: string) => path.join(dist, '.build-stamp');

async function sharedInputs(): Promise<string[]> {
  const packages = await readdir(inRoot('packages'));
  const tools = ['build-api.ts', 'build-package.ts', 'build-web.ts'].map((name) => inRoot('scripts/lib/build', name));
  return [...packages.map((name) => inRoot('packages', name, 'src')), inRoot('package-lock.json'), ...tools];
}
