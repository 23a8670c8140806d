import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../lib/paths.mjs';
import { checkSchemas } from './check-schemas.mjs';
import { readCompose, readManifests } from './read-manifests.mjs';

const manifests = readManifests();
const objects = manifests.map(({ object }) => object);
const ofKind = (kind) => objects.filter((object) => object.kind === kind);
const workloads = [...ofKind('Deployment'), ...ofKind('Job')];
const settings = new Set(
  [...readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
const selects = (selector, labels) => Object.entries(selector).every(([name, value]) => labels[name] === value);

describe('the manifests for Kubernetes', () => {
  it('are what the API takes, field by field', async () => {
    const web = manifests.find(({ object }) => object.kind === 'Deployment' && object.metadata.name === 'web');
    const [misspelled, incomplete] = [structuredClone(web), structuredClone(web)];
    misspelled.object.spec.template.spec.containers[0].readynessProbe = {};
    incomplete.object.spec.selector = undefined;
    // All in one run of the compiler; the two broken ones prove that it checks.
    expect(await checkSchemas([...manifests, misspelled, incomplete])).toEqual([
      expect.stringMatching(/web\.yaml Deployment web: .*readynessProbe.*does not exist/),
      expect.stringMatching(/web\.yaml Deployment web: .*'selector' is missing/),
    ]);
  }, 60_000);

  it('run a server that is nobody, on a disk that nobody can write', () => {
    expect(workloads.map(({ metadata }) => metadata.name).sort()).toEqual(['jobs', 'migrations', 'web']);
    for (const { spec } of workloads) {
      const pod = spec.template.spec;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const container of pod.containers)
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  it('give a server DRAIN_SECONDS and 15 more before it is killed, and ask twice within the drain whether it is ready', () => {
    const drain = Number(ofKind('ConfigMap')[0].data.DRAIN_SECONDS);
    // Widgets need no database. The jobs do, and the alert DatabaseAway counts their probes.
    const ready = { web: '/readyz/delivery', jobs: '/readyz' };
    for (const { metadata, spec } of ofKind('Deployment')) {
      const pod = spec.template.spec;
      expect(pod.terminationGracePeriodSeconds).toBe(drain + 15);
      const [{ readinessProbe, livenessProbe }] = pod.containers;
      expect(readinessProbe.httpGet.path).toBe(ready[metadata.name]);
      expect(readinessProbe.periodSeconds * 2).toBeLessThanOrEqual(drain);
      expect(livenessProbe.httpGet.path).toBe('/healthz');
    }
  });

  it('find each other by their labels, and every pod falls under the closed network', () => {
    const pods = workloads.map(({ metadata, spec }) => ({
      name: metadata.name,
      labels: spec.template.metadata.labels,
    }));
    const chosen = (selector) => pods.filter(({ labels }) => selects(selector, labels)).map(({ name }) => name);
    for (const { metadata, spec } of ofKind('Deployment'))
      expect(chosen(spec.selector.matchLabels)).toEqual([metadata.name]);
    expect(chosen(ofKind('Service')[0].spec.selector)).toEqual(['web']);
    for (const { metadata, spec } of ofKind('PodDisruptionBudget'))
      expect(chosen(spec.selector.matchLabels)).toEqual([metadata.name]);
    expect(ofKind('HorizontalPodAutoscaler')[0].spec.scaleTargetRef.name).toBe('web');
    const closed = ofKind('NetworkPolicy').find(({ spec }) => !spec.ingress && !spec.egress);
    expect(closed.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('set only what the server reads, and keep the address of the owner from all but the migrations', () => {
    for (const { data } of ofKind('ConfigMap'))
      expect(Object.keys(data).filter((name) => !settings.has(name))).toEqual([]);
    for (const { metadata, spec } of workloads) {
      const [{ env, envFrom }] = spec.template.spec.containers;
      expect(env.map(({ name }) => name).filter((name) => !settings.has(name))).toEqual([]);
      const secrets = envFrom.flatMap(({ secretRef }) => (secretRef ? [secretRef.name] : []));
      expect(secrets.includes('evenway-owner')).toBe(metadata.name === 'migrations');
    }
  });
});

describe('the composition for one machine', () => {
  const { services } = readCompose();
  const servers = ['server-1', 'server-2', 'migrations'];

  it('runs two servers that are killed no earlier than they have drained, and cannot write', () => {
    for (const name of servers) {
      const { environment, read_only, cap_drop, stop_grace_period } = services[name];
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
      expect(parseInt(stop_grace_period, 10)).toBe(Number(environment.DRAIN_SECONDS) + 15);
    }
  });

  it('sets only what the server reads, and asks the operator for nothing that its example does not name', () => {
    for (const name of servers)
      expect(Object.keys(services[name].environment).filter((setting) => !settings.has(setting))).toEqual([]);
    const asked = [...readFileSync(inRoot('deploy/compose.yaml'), 'utf8').matchAll(/\$\{([A-Z_]+)/g)].map(
      ([, name]) => name,
    );
    const example = readFileSync(inRoot('deploy/production.env.example'), 'utf8');
    const named = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    expect([...new Set(asked)].filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('keeps the address of the owner from all but the migrations', () => {
    for (const name of servers) expect('DATABASE_OWNER_URL' in services[name].environment).toBe(name === 'migrations');
  });
});
