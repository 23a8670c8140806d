import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE, inRoot, ROOT } from '../../lib/paths.mjs';
import { runCommand } from '../../lib/run-command.mjs';
import type { Manifest } from './read-manifests.ts';

/** Which type of `kubernetes-types`, generated from the API's own description, an object must have. */
const MODULES: Readonly<Record<string, string>> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

/**
 * What the API would refuse: unknown fields, wrong types, missing fields. Each object is written as a literal of its
 * type, because the compiler refuses unknown fields of literals.
 */
export async function checkSchemas(manifests: readonly Manifest[]): Promise<string[]> {
  const folder = path.join(CACHE, `kubernetes-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const lines = manifests.map(({ object }, index) => {
      const module = MODULES[object.apiVersion ?? ''];
      if (!module) throw new Error(`${object.apiVersion} is not known to this check`);
      const type = `import('kubernetes-types/${module}').${object.kind}`;
      return `export const manifest${index}: ${type} = ${JSON.stringify(object)};`;
    });
    const file = path.join(folder, 'manifests.ts');
    writeFileSync(file, lines.join('\n'));
    const options = ['--noEmit', '--strict', '--moduleResolution', 'bundler', '--module', 'esnext', '--types', ''];
    const { output } = await runCommand(process.execPath, [
      inRoot('node_modules/typescript-native/bin/tsc'),
      ...['--ignoreConfig', '--pretty', 'false', ...options, file],
    ]);
    return output
      .split('\n')
      .filter((line) => /error TS/.test(line))
      .map((line) => {
        const number = Number(/\((\d+),/.exec(line)?.[1] ?? 0) - 1;
        const { file: place = path.relative(ROOT, file), object } = manifests[number] ?? {};
        return `${place} ${object?.kind} ${object?.metadata?.name}: ${line.replace(/^.*error TS\d+: /, '')}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
