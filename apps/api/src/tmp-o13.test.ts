import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { productionSettings } from '@evenway/testing/production-settings';
import { waitFor } from '@evenway/testing/wait-for';
import { describe, expect, it } from 'vitest';
import { startTestProduct } from './testing/test-product.ts';

const server = fileURLToPath(new URL('server.ts', import.meta.url));
describe.each(['before', 'during', 'full', 'fullthenlost', 'read'])('o13 %s', (mode) => {
  it('ends', { timeout: 120_000 }, async () => {
    const product = await startTestProduct();
    const folder = mkdtempSync('/tmp/o13/');
    const fifo = path.join(folder, 'log');
    execFileSync('mkfifo', [fifo]);
    const reader = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(fifo, constants.O_WRONLY);
    const port = await findFreePort();
    const child = spawn(process.execPath, ['--import', 'tsx', server], {
      env: { ...process.env, ...productionSettings, HOST: '127.0.0.1', API_URL: '', PORT: String(port), DRAIN_SECONDS: '2',
        DATABASE_URL: product.settings.DATABASE_URL, DATABASE_OWNER_URL: product.settings.DATABASE_OWNER_URL, SMTP_URL: 'smtp://127.0.0.1:1', STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_API_BASE: '', APP_SECRET: product.settings.APP_SECRET, PASSWORD_PEPPER: product.settings.PASSWORD_PEPPER },
      stdio: ['ignore', writer, writer],
    });
    closeSync(writer);
    const began = Date.now();
    let ended: unknown;
    child.once('exit', (code, signal) => { ended = { code, signal }; });
    await waitFor(async () => ended || (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok || undefined, 'ready', 60);
    console.log(mode, 'ready after', Date.now() - began, ended);
    if (mode === 'before') closeSync(reader);
    const n = mode.startsWith('full') ? 1500 : 20;
    for (let i = 0; i < n && !ended; i++) await fetch(`http://127.0.0.1:${port}/nowhere-to-be-found`).then(r => r.text()).catch(() => null);
    console.log(mode, 'requests done', ended);
    if (mode === 'fullthenlost') closeSync(reader);
    child.kill('SIGTERM');
    if (mode === 'during') { await sleep(1000); closeSync(reader); }
    const from = Date.now();
    for (let i = 0; i < 300 && !ended; i++) { await sleep(100); if (i % 5 === 0) await fetch(`http://127.0.0.1:${port}/nowhere`).catch(() => null); }
    console.log(mode, 'end', ended, Date.now() - from);
    if (mode === 'read') { const b = Buffer.alloc(200000); const n = readSync(reader, b); console.log(b.toString('utf8', 0, n).split('\n').slice(-4)); }
    if (!ended) { console.log(execFileSync('bash', ['-c', `cat /proc/${child.pid}/wchan /proc/${child.pid}/status | head -5; for t in /proc/${child.pid}/task/*; do cat $t/comm $t/wchan; echo; done`]).toString()); child.kill('SIGTERM'); await sleep(2000); console.log('second', ended); child.kill('SIGKILL'); }
    await product.stop();
    expect(ended).toBeTruthy();
  });
});
