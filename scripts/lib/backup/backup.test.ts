import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveCommand, listBackups, timestampName } from './archive-folders.ts';
import { backUpDatabase } from './back-up-database.ts';
import { explainFailure } from './explain-failure.ts';
import { forgetOlderBackups } from './forget-older-backups.ts';
import { restoreDatabase } from './restore-database.ts';

const MOMENTS = ['2026-11-15T01:00:00Z', '2026-11-16T01:00:00Z', '2026-11-17T01:00:00Z'];
const FIRST_PIECES = ['000000010000000000000003', '00000001000000000000000A', '000000020000000100000001'];

let archive: string;
beforeEach(() => {
  archive = mkdtempSync(path.join(tmpdir(), 'evenway-archive-'));
  mkdirSync(path.join(archive, 'wal'));
  for (const [index, moment] of MOMENTS.entries()) {
    const folder = path.join(archive, 'base', timestampName(new Date(moment)));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'backup_label'), `START WAL LOCATION: 0/3000028 (file ${FIRST_PIECES[index]})\n`);
    writeFileSync(path.join(folder, 'postgresql.auto.conf'), '');
  }
  mkdirSync(path.join(archive, 'base', '.123'));
});
afterEach(() => rmSync(archive, { recursive: true }));

const restored = () => path.join(archive, 'restored');
const settings = () => readFileSync(path.join(restored(), 'postgresql.auto.conf'), 'utf8');

describe('backups', () => {
  it('are those that were finished, oldest first', async () => {
    const backups = await listBackups(archive);
    expect(backups.map(({ finishedAt }) => finishedAt)).toEqual(MOMENTS.map((moment) => new Date(moment)));
  });

  it('go with the log that only they needed, whatever its timeline', async () => {
    const kept = ['000000010000000000000009', '00000001000000000000000A.00000028.backup', '00000002.history'];
    for (const name of [...FIRST_PIECES, ...kept]) writeFileSync(path.join(archive, 'wal', name), '');
    expect(await forgetOlderBackups(archive, 2)).toBe(1);
    expect(await listBackups(archive)).toHaveLength(2);
    expect(readdirSync(path.join(archive, 'wal')).sort()).toEqual([...FIRST_PIECES.slice(1), ...kept.slice(1)].sort());
  });

  it('are restored from the newest before the moment', async () => {
    const report = await restoreDatabase({ archive, dataDir: restored(), time: '2026-11-16T23:59:59Z' });
    expect(report).toContain('20261116T010000Z');
    expect(settings()).toContain("recovery_target_time = '2026-11-16 23:59:59.000+00'");
    expect(existsSync(path.join(restored(), 'recovery.signal'))).toBe(true);
  });

  it('are restored to the end of the log without a moment, whatever moment a restore before had', async () => {
    await restoreDatabase({ archive, dataDir: restored() });
    expect(settings()).toContain("recovery_target_time = ''");
  });

  it.each<[string, { time?: string | undefined; fill?: boolean }, string]>([
    ['over a database', { time: MOMENTS[2], fill: true }, 'not empty'],
    ['to a moment before the first', { time: '2026-11-15T00:59:59Z' }, 'no base backup'],
    ['to a moment that depends on where one is', { time: '2026-11-16T12:00:00' }, 'time zone'],
  ])('are not restored %s', async (_what, { time, fill }, reason) => {
    mkdirSync(restored());
    if (fill) writeFileSync(path.join(restored(), 'PG_VERSION'), '18');
    await expect(restoreDatabase({ archive, dataDir: restored(), time })).rejects.toThrow(reason);
  });

  it('are not taken for none where they cannot be read', async () => {
    rmSync(path.join(archive, 'base'), { recursive: true });
    expect(await listBackups(archive)).toEqual([]);
    writeFileSync(path.join(archive, 'base'), '');
    await expect(listBackups(archive)).rejects.toThrow('ENOTDIR');
  });

  it('keep a piece of the log once, and never replace it by another', () => {
    const piece = path.join(archive, 'piece');
    const command = archiveCommand(archive).replaceAll('%p', piece).replaceAll('%f', 'A');
    const run = () => execFileSync('sh', ['-c', command], { stdio: 'ignore' });
    writeFileSync(piece, 'first');
    run();
    run();
    expect(readdirSync(path.join(archive, 'wal'))).toEqual(['A']);
    writeFileSync(piece, 'other');
    expect(run).toThrow();
    expect(readFileSync(path.join(archive, 'wal/A'), 'utf8')).toBe('first');
  });

  it('are refused in one sentence where nobody listens', async () => {
    const adminUrl = 'postgres://postgres@127.0.0.1:1/evenway';
    await expect(backUpDatabase({ archive, keep: 1, adminUrl })).rejects.toMatchObject({
      userMessage: 'Nobody listens at 127.0.0.1:1 (DATABASE_ADMIN_URL). Is PostgreSQL running?',
    });
  });

  it.each([
    ['28P01', 'role keeper of DATABASE_ADMIN_URL was refused'],
    ['3D000', 'no database evenway'],
    ['42501', 'keeper of DATABASE_ADMIN_URL may not make backups'],
    ['EACCES', 'Run this as the user of PostgreSQL'],
    ['ENOENT', 'on the machine of PostgreSQL'],
  ])('explain %s', (code, sentence) => {
    const explained = explainFailure(Object.assign(new Error('a'), { code }), 'postgres://keeper@db.example/evenway');
    expect(explained).toMatchObject({ userMessage: expect.stringContaining(sentence) });
  });

  it('pass on what nobody here can mend', () => {
    const error = Object.assign(new Error('a'), { code: 'XX000' });
    expect(explainFailure(error, 'postgres://keeper@db.example/evenway')).toBe(error);
  });
});
