import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { reportError, UserError } from '../lib/errors.mjs';
import { CACHE, inRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';

/** The oldest supported, the one between, and the recommended one. */
const VERSIONS = ['20.19.0', '22', '24'];

/** `npm test -- node 24 -- quick unit:api`: test steps with other versions of Node, installed by npm. */
const args = process.argv.slice(2);
const end = args.includes('--') ? args.indexOf('--') : args.length;
const versions = end > 0 ? args.slice(0, end) : VERSIONS;
const steps = args.length > end + 1 ? args.slice(end + 1) : ['quick'];

try {
  const failed: string[] = [];
  for (const version of versions) {
    const node = await install(version);
    console.log(`\nNode ${version}: npm test -- ${steps.join(' ')}`);
    const bin = path.dirname(node);
    const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
    const { code } = await runCommand(node, [inRoot('scripts/run.mjs'), 'scripts/test.ts', ...steps], {
      live: true,
      env,
    });
    if (code !== 0) failed.push(version);
  }
  console.log(failed.length === 0 ? `\nAll pass on Node ${versions.join(', ')}.` : `\nFailed on ${failed.join(', ')}.`);
  process.exitCode = failed.length;
} catch (error) {
  reportError(error);
}

async function install(version: string): Promise<string> {
  const folder = path.join(CACHE, 'node', version);
  await mkdir(folder, { recursive: true });
  const name = `node-${process.platform}-${process.arch}`;
  const install = ['install', '--prefix', folder, '--no-save', `${name}@${version}`];
  const { code, output } = await runCommand('npm', install);
  if (code !== 0) throw new UserError(`${output}\nNode ${version} could not be had from npm: see its message above.`);
  return path.join(folder, `node_modules/${name}/bin/node`);
}
