import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { archiveCommand } from '../../lib/backup/archive-folders.ts';
import { inRoot } from '../../lib/paths.mjs';
import { checkSchemas } from './check-schemas.ts';
import { type KubernetesObject, readCompose, readManifests } from './read-manifests.ts';

type Kind = NonNullable<KubernetesObject['kind']>;
type OfKind<One extends Kind> = Extract<KubernetesObject, { kind?: One }>;
type Labels = Readonly<Record<string, string>>;

const manifests = readManifests();
const objects = manifests.map(({ object }) => object);
const ofKind = <One extends Kind>(kind: One) => objects.filter((object): object is OfKind<One> => object.kind === kind);
const workloads = [...ofKind('Deployment'), ...ofKind('Job')];
const settings = new Set(
  [...readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name),
);
const selects = (selector: Labels, labels: Labels) =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

function podOf({ metadata, spec }: (typeof workloads)[number]) {
  const pod = spec?.template.spec;
  if (!pod) throw new Error(`${metadata?.name} runs nothing`);
  return pod;
}

describe('the manifests for Kubernetes', () => {
  it('are what the API takes, field by field', async () => {
    const web = ofKind('Deployment').find(({ metadata }) => metadata?.name === 'web');
    if (!web) throw new Error('there is no web');
    const [misspelled, incomplete] = [structuredClone(web), structuredClone(web)];
    Object.assign(podOf(misspelled).containers[0] ?? {}, { readynessProbe: {} });
    Object.assign(incomplete.spec ?? {}, { selector: undefined });
    const broken = [misspelled, incomplete].map((object) => ({ file: 'web.yaml', object }));
    // All in one run of the compiler; the two broken ones prove that it checks.
    expect(await checkSchemas([...manifests, ...broken])).toEqual([
      expect.stringMatching(/web\.yaml Deployment web: .*readynessProbe.*does not exist/),
      expect.stringMatching(/web\.yaml Deployment web: .*'selector' is missing/),
    ]);
  }, 60_000);

  it('run a server that is nobody, on a disk that nobody can write', () => {
    expect(workloads.map(({ metadata }) => metadata?.name).sort()).toEqual(['jobs', 'migrations', 'web']);
    for (const workload of workloads) {
      const pod = podOf(workload);
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
    const drain = Number(ofKind('ConfigMap')[0]?.data?.DRAIN_SECONDS);
    // Widgets need no database. The jobs do, and the alert DatabaseAway counts their probes.
    const ready: Readonly<Record<string, string>> = { web: '/readyz/delivery', jobs: '/readyz' };
    for (const deployment of ofKind('Deployment')) {
      const pod = podOf(deployment);
      expect(pod.terminationGracePeriodSeconds).toBe(drain + 15);
      const [{ readinessProbe, livenessProbe } = {}] = pod.containers;
      expect(readinessProbe?.httpGet?.path).toBe(ready[deployment.metadata?.name ?? '']);
      expect(Number(readinessProbe?.periodSeconds) * 2).toBeLessThanOrEqual(drain);
      expect(livenessProbe?.httpGet?.path).toBe('/healthz');
    }
  });

  it('find each other by their labels, and every pod falls under the closed network', () => {
    const pods = workloads.map(({ metadata, spec }) => ({
      name: metadata?.name,
      labels: spec?.template.metadata?.labels ?? {},
    }));
    const chosen = (selector: Labels = {}) =>
      pods.filter(({ labels }) => selects(selector, labels)).map(({ name }) => name);
    for (const { metadata, spec } of ofKind('Deployment'))
      expect(chosen(spec?.selector.matchLabels)).toEqual([metadata?.name]);
    expect(chosen(ofKind('Service')[0]?.spec?.selector)).toEqual(['web']);
    for (const { metadata, spec } of ofKind('PodDisruptionBudget'))
      expect(chosen(spec?.selector?.matchLabels)).toEqual([metadata?.name]);
    expect(ofKind('HorizontalPodAutoscaler')[0]?.spec?.scaleTargetRef.name).toBe('web');
    const closed = ofKind('NetworkPolicy').find(({ spec }) => !spec?.ingress && !spec?.egress);
    expect(closed?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('set only what the server reads, and keep the address of the owner from all but the migrations', () => {
    for (const { data } of ofKind('ConfigMap'))
      expect(data && Object.keys(data).filter((name) => !settings.has(name))).toEqual([]);
    for (const workload of workloads) {
      const [{ env, envFrom } = {}] = podOf(workload).containers;
      expect(env?.map(({ name }) => name).filter((name) => !settings.has(name))).toEqual([]);
      const secrets = envFrom?.flatMap(({ secretRef }) => (secretRef ? [secretRef.name] : []));
      expect(secrets?.includes('evenway-owner')).toBe(workload.metadata?.name === 'migrations');
    }
  });
});

describe('the composition for one machine', () => {
  const { services } = readCompose();
  const servers = ['server-1', 'server-2', 'migrations'].map((name) => ({ name, ...services[name] }));

  it('runs two servers that are killed no earlier than they have drained, and cannot write', () => {
    for (const { environment, read_only, cap_drop, stop_grace_period = '' } of servers) {
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] });
      expect(parseInt(stop_grace_period, 10)).toBe(Number(environment?.DRAIN_SECONDS) + 15);
    }
  });

  it('sets only what the server reads, and asks the operator for nothing that its example does not name', () => {
    for (const { environment } of servers)
      expect(environment && Object.keys(environment).filter((setting) => !settings.has(setting))).toEqual([]);
    const asked = [...readFileSync(inRoot('deploy/compose.yaml'), 'utf8').matchAll(/\$\{([A-Z_]+)/g)].map(
      ([, name]) => name,
    );
    const example = readFileSync(inRoot('deploy/production.env.example'), 'utf8');
    const named = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    expect([...new Set(asked)].filter((name) => !named.has(name))).toEqual([]);
    expect([...named].filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('lets every setting be set, here and in Kubernetes, and every file be there that one names', () => {
    // What the composition itself decides.
    const decided = ['NODE_ENV', 'HOST', 'DRAIN_SECONDS', 'SERVER_ROLES'];
    for (const { environment = {}, env_file, volumes } of servers) {
      const fixed = Object.keys(environment).filter((name) => !environment[name]?.includes('${'));
      expect(fixed.toSorted()).toEqual(decided.toSorted());
      expect(env_file).toEqual([{ path: 'settings.env', required: false }]);
      expect(volumes).toContain('./files:/files:ro');
    }
    for (const workload of workloads) {
      const { containers, volumes } = podOf(workload);
      const [{ env, envFrom, volumeMounts } = {}] = containers;
      expect(env?.map(({ name }) => name)).toEqual(['SERVER_ROLES']);
      expect(envFrom).toContainEqual({ configMapRef: { name: 'evenway' } });
      expect(volumeMounts).toEqual([{ name: 'files', mountPath: '/files', readOnly: true }]);
      expect(volumes).toEqual([{ name: 'files', configMap: { name: 'evenway-files', optional: true } }]);
    }
  });

  it('archives as db:backup wants it, and backs up as PostgreSQL, with its files and its archive', () => {
    const { postgres, backup } = services;
    expect(postgres?.command).toContain(`-carchive_command=${archiveCommand('/archive')}`);
    expect(postgres?.command).toEqual(expect.arrayContaining(['-carchive_mode=on', '-carchive_timeout=60']));
    // The user in the images of PostgreSQL on Debian.
    expect(backup).toMatchObject({ user: '999:999', networks: ['inside'] });
    const data = postgres?.volumes?.filter((volume) => !volume.startsWith('./'));
    expect(data).toEqual([
      'database:/var/lib/postgresql/data',
      expect.stringMatching(/^[$]\{ARCHIVE:-archive\}:\/archive$/),
    ]);
    expect(backup?.volumes).toEqual(data);
  });

  it('lets this machine alone ask each server, and nobody the database', () => {
    expect(
      Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`)),
    ).toEqual([
      'server-1 127.0.0.1:3001:3000',
      'server-2 127.0.0.1:3002:3000',
      'caddy 80:80',
      'caddy 443:443',
      'caddy 443:443/udp',
    ]);
    expect(services.postgres?.networks).toEqual(['inside']);
  });

  it('keeps the address of the owner from all but the migrations', () => {
    for (const { name, environment } of servers)
      expect(environment && 'DATABASE_OWNER_URL' in environment).toBe(name === 'migrations');
  });
});

describe('the units for machines without containers', () => {
  const folder = inRoot('deploy/systemd');
  const server = readFileSync(path.join(folder, 'evenway@.service'), 'utf8');
  const directive = (unit: string, name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  it('kill a server no earlier than it has drained, and let it open what it may', () => {
    const [, drain] = /DRAIN_SECONDS=(\d+)/.exec(directive(server, 'Environment')) ?? [];
    expect(Number(directive(server, 'TimeoutStopSec'))).toBe(Number(drain) + 15);
    const [, open] = /nofile: (\d+)/.exec(readFileSync(inRoot('deploy/compose.yaml'), 'utf8')) ?? [];
    expect(directive(server, 'LimitNOFILE')).toBe(open);
    expect(server).not.toContain('owner.env');
  });

  it('set only what programs of the tree read', () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.service'))) {
      const unit = readFileSync(path.join(folder, file), 'utf8');
      const names = [...directive(unit, 'Environment').matchAll(/(?:^| )([A-Z_]+)=/g)].map(([, name]) => name);
      expect(names.filter((name) => !settings.has(name ?? '') && name !== 'DATABASE_ADMIN_URL')).toEqual([]);
    }
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('are understood by systemd', () => {
    const copies = mkdtempSync(path.join(tmpdir(), 'evenway-units-'));
    const names = readdirSync(folder).map((name) => name.replace('@.', '@3001.'));
    for (const name of names) copyFileSync(path.join(folder, name.replace('@3001.', '@.')), path.join(copies, name));
    const said = spawnSync('systemd-analyze', ['verify', ...names.map((name) => path.join(copies, name))], {
      encoding: 'utf8',
    });
    rmSync(copies, { recursive: true });
    expect(said.stderr.split('\n').filter((line) => line.includes(copies))).toEqual([]);
    expect(said.status).toBe(0);
  });
});

describe('the alerts', () => {
  const file = readFileSync(inRoot('deploy/monitoring/alerts.yaml'), 'utf8');
  const { groups } = parse(file) as { readonly groups: ReadonlyArray<{ readonly rules: readonly Alert[] }> };
  const alerts = groups.flatMap(({ rules }) => rules);
  const runbooks = readFileSync(inRoot('docs/runbooks.md'), 'utf8');
  const anchors = [...runbooks.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const [, table = ''] =
    runbooks
      .split(/^## /m)
      .filter((chapter) => chapter.startsWith('Who is called'))[0]
      ?.split('|---|---|---|') ?? [];
  const rows = table.split('\n').filter((line) => line.startsWith('| '));

  it('say who is called, and lead to a chapter that exists', () => {
    const called: Readonly<Record<string, string>> = { page: 'operator-now', ticket: 'operator-day' };
    for (const { alert, labels, annotations } of alerts) {
      expect([alert, labels]).toEqual([alert, { severity: labels.severity, called: called[labels.severity] }]);
      expect(anchors).toContain(annotations.runbook.replace('docs/runbooks.md#', ''));
    }
  });

  it('stand in the table of the runbooks, each with who is called and its chapter', () => {
    const listed = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, alert]) => alert));
    expect(listed.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
    for (const { alert, labels, annotations } of alerts) {
      const row = rows.find((line) => line.includes(`\`${alert}\``));
      expect(row).toContain(`| ${labels.called} |`);
      expect(row).toContain(annotations.runbook.replace('docs/runbooks.md', ''));
    }
  });
});

interface Alert {
  readonly alert: string;
  readonly labels: { readonly severity: string; readonly called: string };
  readonly annotations: { readonly runbook: string };
}
