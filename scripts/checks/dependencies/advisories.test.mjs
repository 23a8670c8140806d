import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.mjs';
import { fromOsv } from './from-osv.mjs';
import { isAffected } from './is-affected.mjs';
import { readOsvRecords } from './read-osv-records.mjs';
import { writeSbom } from './write-sbom.mjs';

const record = {
  id: 'GHSA-x',
  summary: 'A hole',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'used' },
      ranges: [
        {
          type: 'SEMVER',
          events: [{ introduced: '0' }, { fixed: '1.2.3' }, { introduced: '2.0.0-beta.1' }, { last_affected: '2.4.0' }],
        },
      ],
      versions: ['3.0.0'],
    },
    { package: { ecosystem: 'npm', name: 'not-used' }, ranges: [] },
    { package: { ecosystem: 'PyPI', name: 'used' }, ranges: [] },
  ],
};

describe('advisories', { timeout: 60_000 }, () => {
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evenway-osv-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are read from a download: files, lists and folders', async () => {
    await mkdir(path.join(folder, 'deep/er'), { recursive: true });
    await writeFile(path.join(folder, 'deep/er/GHSA-x.json'), JSON.stringify(record));
    await writeFile(path.join(folder, 'list.json'), JSON.stringify([record, { ...record, withdrawn: '2025-01-01' }]));
    await writeFile(path.join(folder, 'README.md'), 'not a record');
    const kept = [...readOsvRecords(folder)].flatMap((found) => fromOsv(found, new Set(['used'])));
    expect(kept.map(({ id, package: name }) => `${id} ${name}`)).toEqual(['GHSA-x used', 'GHSA-x used']);
  });

  it('name the versions that OSV names, and no others', () => {
    const [advisory] = fromOsv(record, new Set(['used']));
    const affected = ['0.0.1', '1.2.2', '1.2.3-rc.1', '2.0.0-beta.1', '2.0.0-beta.12', '2.4.0', '3.0.0'];
    const safe = ['1.2.3', '1.10.0', '2.0.0-alpha.9', '2.4.1', '3.0.1', '10.0.0'];
    expect(affected.filter((version) => !isAffected(advisory, version))).toEqual([]);
    expect(safe.filter((version) => isAffected(advisory, version))).toEqual([]);
  });

  it("are read as GitHub's database writes them too: one range per part, and ends beside the events", () => {
    const part = (events, end) => ({
      package: { ecosystem: 'npm', name: 'used' },
      ranges: [{ type: 'ECOSYSTEM', events }],
      ...(end && { database_specific: { last_known_affected_version_range: end } }),
    });
    const affected = [
      part([{ introduced: '1.0.0' }, { fixed: '1.2.0' }], '<= 1.1.9'),
      part([{ introduced: '2.0.0' }], '<= 2.3.0'),
      part([{ introduced: '3.0.0' }], '< 3.1.0'),
      part([{ introduced: '4.0.0' }]),
      { package: { ecosystem: 'npm', name: 'used' }, ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] },
    ];
    expect(fromOsv({ id: 'GHSA-y', summary: 'Another', affected }, new Set(['used']))).toEqual([
      {
        id: 'GHSA-y',
        package: 'used',
        summary: 'Another',
        ranges: [
          { introduced: '1.0.0', fixed: '1.2.0' },
          { introduced: '2.0.0', lastAffected: '2.3.0' },
          { introduced: '3.0.0', fixed: '3.1.0' },
          { introduced: '4.0.0' },
        ],
      },
    ]);
  });

  it('compare versions by the rules of semantic versioning', () => {
    const ordered = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11'];
    const all = [...ordered, '1.0.0-rc.1', '1.0.0', '1.2.0', '1.10.0', '2.0.0'];
    expect([...all].reverse().sort(compareVersions)).toEqual(all);
    expect(() => compareVersions('latest', '1.0.0')).toThrowError(/no version/);
  });

  it('go with a list of all that is installed, in CycloneDX', async () => {
    const own = { name: 'x', version: '1.0.0', dependencies: { 'evenway-outer': '1.0.0' } };
    const packages = { '': own, 'node_modules/evenway-outer': { version: '1.0.0', license: 'MIT' } };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(own));
    const lock = { ...own, lockfileVersion: 3, requires: true, packages };
    await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const file = path.join(folder, 'out/sbom.cdx.json');
    expect(await writeSbom(folder, file)).toBe(1);
    const list = JSON.parse(await readFile(file, 'utf8'));
    expect(list).toMatchObject({ bomFormat: 'CycloneDX', components: [{ purl: 'pkg:npm/evenway-outer@1.0.0' }] });
  });
});
