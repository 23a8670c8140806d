import { readFileSync, writeFileSync } from 'node:fs';
import { envExample } from '../apps/api/src/config/env-example.ts';
import { retentionPage } from '../apps/api/src/features/data-rights/retention/retention-page.ts';
import { withLimits } from '../apps/api/src/platform/limits/limits-table.ts';
import { callsPage } from '../packages/contract/src/schemas/calls-page.ts';
import { generatedCalls } from '../packages/contract/src/schemas/generated-calls.ts';
import { drawDiagrams } from './diagrams/draw-diagrams.ts';
import { reportError } from './lib/errors.mjs';
import { inRoot } from './lib/paths.mjs';

/** `npm run generate`: writes what is made from other files and kept in the repository. Tests compare both. */
async function generate() {
  writeFileSync(inRoot('.env.example'), envExample());
  writeFileSync(inRoot('docs/retention.md'), retentionPage());
  writeFileSync(inRoot('docs/security.md'), withLimits(readFileSync(inRoot('docs/security.md'), 'utf8')));
  writeFileSync(inRoot('docs/calls.md'), callsPage());
  const calls = await generatedCalls();
  for (const [file, text] of calls) writeFileSync(inRoot('packages/contract/src/calls', file), text);
  const pictures = await drawDiagrams();
  console.log(
    `Wrote .env.example, docs/retention.md, docs/calls.md, the limits in docs/security.md, ${calls.size} files of calls and ${pictures.join(', ')}.`,
  );
}

generate().catch(reportError);
