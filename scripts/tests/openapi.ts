import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicApiDocument } from '../../apps/api/src/features/api-docs/public-open-api.ts';
import { reportError } from '../lib/errors.mjs';
import { runCommand } from '../lib/run-command.mjs';

/**
 * `npm test -- openapi`: Spectral reads the description of the public API. It comes with 240 packages, so it is fetched
 * for this run only and not part of `npm test`.
 */
const SPECTRAL = '@stoplight/spectral-cli@6.16.3';

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'evenway-openapi-'));
  const named = { brandName: 'Evenway', apiUrl: 'https://evenway.test', supportEmail: 'support@evenway.test' };
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(publicApiDocument(named)));
  writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
  try {
    // Without install scripts: one of its packages reports who installs it.
    const fetched = ['exec', '--yes', '--ignore-scripts', `--package=${SPECTRAL}`, '--'];
    const args = [...fetched, 'spectral', 'lint', '--fail-severity', 'hint', 'openapi.json'];
    const { code } = await runCommand('npm', args, { cwd: folder, live: true });
    if (code !== 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(reportError);
