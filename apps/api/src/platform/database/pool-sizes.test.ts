import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectionsPerServer } from './pool-sizes.ts';

describe('the connections of a server', () => {
  it('are as many as the runbook says', () => {
    const runbook = readFileSync(new URL('../../../../../docs/runbooks.md', import.meta.url), 'utf8');
    expect(runbook).toContain(`\`DATABASE_POOL_SIZE\` + ${connectionsPerServer(0)}.`);
  });
});
