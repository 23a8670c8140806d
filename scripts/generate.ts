import { writeFileSync } from 'node:fs';
import { envExample } from '../apps/api/src/config/env-example.ts';
import { retentionPage } from '../apps/api/src/features/data-rights/retention/retention-page.ts';
import { drawDiagrams } from './diagrams/draw-diagrams.mjs';
import { inRoot } from './lib/paths.mjs';
import { reportError } from './lib/report-error.mjs';

/** `npm run generate`: writes what is made from other files and kept in the repository. Tests compare both. */
async function generate() {
  writeFileSync(inRoot('.env.example'), envExample());
  writeFileSync(inRoot('docs/retention.md'), retentionPage());
  const pictures = await drawDiagrams();
  console.log(`Wrote .env.example, docs/retention.md and ${pictures.join(', ')}.`);
}

generate().catch(reportError);
