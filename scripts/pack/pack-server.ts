import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildProductionApi, SHIPPED_PACKAGES } from '../lib/build/build-api.ts';
import { ensureBuilt } from '../lib/build/ensure-built.ts';
import { writeBuildInfo } from '../lib/build/write-build-info.ts';
import { API, inRoot, ROOT, WEB, WIDGET } from '../lib/paths.mjs';
import { sizeOf } from '../lib/size-of.ts';
import { findPackages } from './find-packages.ts';

/** Only runtime files of a package: no types, sources or maps. */
const LEFT_OUT = /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown)$/;

/**
 * Writes into `folder` what production needs and nothing else: the bundled server and commands, migrations, the built web
 * application and widget, and the few packages that cannot be bundled, with what these need. Folders are laid out as in
 * the repository, because the server finds other files relative to itself.
 */
export async function packServer(folder: string): Promise<{ packages: number; bytes: number }> {
  await ensureBuilt();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const inFolder = (place: string) => path.join(folder, path.relative(ROOT, place));
  const dist = inFolder(path.join(API, 'dist'));
  await buildProductionApi(dist);
  await writeBuildInfo(dist);
  for (const place of [
    path.join(API, 'migrations'),
    path.join(WEB, 'dist'),
    path.join(WIDGET, 'dist'),
    inRoot('LICENSE'),
  ])
    await cp(place, inFolder(place), { recursive: true, filter: (file) => path.basename(file) !== '.build-stamp' });
  const packages = await findPackages(ROOT, SHIPPED_PACKAGES);
  for (const place of packages)
    await cp(path.join(ROOT, place), path.join(folder, place), {
      recursive: true,
      filter: (file) => mayShip(path.relative(path.join(ROOT, place), file)),
    });
  for (const name of ['health-check.mjs', 'evenway-operator'])
    await cp(inRoot(`deploy/${name}`), path.join(folder, name));
  const { version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name: 'evenway-server', version, private: true, type: 'module' }, null, 2)}\n`,
  );
  return { packages: packages.length, bytes: await sizeOf(folder) };
}

/** A package's own `node_modules` is listed separately, as far as needed. */
const mayShip = (file: string) => !LEFT_OUT.test(file) && !file.split(path.sep).includes('node_modules');
