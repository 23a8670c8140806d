import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';

const OWN = '@evenway';

/** The sources of a release in a separate folder, with its widget and server built by current tools. */
export async function checkoutRelease(release, tree) {
  mkdirSync(tree, { recursive: true });
  const { output: title } = await succeed('git', ['log', '-1', '--format=%h %s', release]);
  await succeed('sh', ['-euc', 'git archive "$0" | tar -x -C "$1"', release, tree]);
  linkPackages(tree);
  await succeed(process.execPath, [path.join(tree, 'apps/widget/build.mjs')], { cwd: path.join(tree, 'apps/widget') });
  await succeed(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { buildApi } = await import(${JSON.stringify(path.join(tree, 'scripts/lib/build/build-api.mjs'))}); await buildApi();`,
  ]);
  return { title: title.trim(), loader: readLoader(tree) };
}

/** Packages from npm are the current ones; the release has its own workspace packages. */
function linkPackages(tree) {
  const modules = path.join(tree, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== OWN) symlinkSync(inRoot('node_modules', name), path.join(modules, name));
  mkdirSync(path.join(modules, OWN));
  for (const folder of ['packages', 'apps'].flatMap((kind) =>
    readdirSync(path.join(tree, kind)).map((name) => path.join(kind, name)),
  )) {
    symlinkSync(path.join(tree, folder), path.join(modules, OWN, path.basename(folder)));
    const nested = inRoot(folder, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, path.join(tree, folder, 'node_modules'));
  }
}

/** The loader of a build, by its content-hashed name. */
export function readLoader(root) {
  const { loader } = JSON.parse(readFileSync(path.join(root, 'apps/widget/dist/manifest.json'), 'utf8'));
  return `/widget/parts/${loader}`;
}

async function succeed(program, args, options) {
  const result = await runCommand(program, args, options);
  if (result.code !== 0) throw new Error(`${program} ${args.slice(0, 3).join(' ')} failed:\n${result.output}`);
  return result;
}
