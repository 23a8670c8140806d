import { writeFileSync } from 'node:fs';
import { retentionPage } from '../features/data-rights/retention/retention-page.ts';

writeFileSync(new URL('../../../../docs/retention.md', import.meta.url), retentionPage());
