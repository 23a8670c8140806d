import { readFileSync, writeFileSync } from 'node:fs';
import { envExample } from '../apps/api/src/config/env-example.ts';
import { withSettings } from '../apps/api/src/features/api-docs/settings-table.ts';
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
  rewrite('docs/security.md', withLimits);
  rewrite('packages/cli/README.md', withSettings);
  writeFileSync(inRoot('docs/calls.md'), callsPage());
  const calls = await generatedCalls();
  for (const [file, text] of calls) writeFileSync(inRoot('packages/contract/src/calls', file), text);
  const pictures = await drawDiagrams();
  console.log(
    `Wrote .env.example, docs/retention.md, docs/calls.md, tables in docs/security.md and packages/cli/README.md, ${calls.size} files of calls and ${pictures.join(', ')}.`,
  );
}

/** A page that people write, of which one table is made. */
function rewrite(file: string, change: (page: string) => string) {
  writeFileSync(inRoot(file), change(readFileSync(inRoot(file), 'utf8')));
}

generate().catch(reportError);
