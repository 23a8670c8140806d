import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { Job } from 'kubernetes-types/batch/v1';
import type { ConfigMap, Namespace, Service } from 'kubernetes-types/core/v1';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '../../lib/paths.mjs';

/** What a file holds has this type because `checkSchemas` compiles it. */
export type KubernetesObject =
  | ConfigMap
  | Deployment
  | HorizontalPodAutoscaler
  | Ingress
  | Job
  | Namespace
  | NetworkPolicy
  | PodDisruptionBudget
  | Service;

export interface Manifest {
  readonly file: string;
  readonly object: KubernetesObject;
}

/** What is read here of a service of Docker Compose. */
interface ComposeService {
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
  readonly command?: readonly string[];
  readonly user?: string;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
}

const KUBERNETES = inRoot('deploy/kubernetes');

/** Every object for `kubectl apply`. Files for kustomize only are excluded. */
export function readManifests(): Manifest[] {
  return readdirSync(KUBERNETES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') && path.basename(name) !== 'kustomization.yaml')
    .flatMap((name) =>
      parseAllDocuments(readFileSync(path.join(KUBERNETES, name), 'utf8')).map((document) => {
        if (document.errors.length > 0) throw document.errors[0];
        return { file: name, object: document.toJS() };
      }),
    );
}

export const readCompose = (): { readonly services: Readonly<Record<string, ComposeService>> } =>
  parse(readFileSync(inRoot('deploy/compose.yaml'), 'utf8'), { merge: true });
