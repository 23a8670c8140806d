import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '../../lib/paths.mjs';

const KUBERNETES = inRoot('deploy/kubernetes');

/** Every object for `kubectl apply`. Files for kustomize only are excluded. */
export function readManifests() {
  return readdirSync(KUBERNETES, { recursive: true })
    .filter((name) => name.endsWith('.yaml') && path.basename(name) !== 'kustomization.yaml')
    .flatMap((name) =>
      parseAllDocuments(readFileSync(path.join(KUBERNETES, name), 'utf8')).map((document) => {
        if (document.errors.length > 0) throw document.errors[0];
        return { file: name, object: document.toJS() };
      }),
    );
}

export const readCompose = () => parse(readFileSync(inRoot('deploy/compose.yaml'), 'utf8'), { merge: true });
