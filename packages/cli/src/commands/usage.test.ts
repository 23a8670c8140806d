import { expect, it } from 'vitest';
import type { CommandCall } from '../command.ts';
import { showUsage } from './usage.ts';

const line = { month: '2026-01', visits: 7 };

it('A13: tells a plan without a limit from no plan', async () => {
  const usage = [
    { ...line, domain: 'a.example', limit: 100_000, isUnlimited: false },
    { ...line, domain: 'b.example', limit: null, isUnlimited: true },
    { ...line, domain: 'c.example', limit: null, isUnlimited: false },
    // From a server of an earlier release.
    { ...line, domain: 'd.example', limit: null },
  ];
  const client = async () => ({ list: async () => usage });
  const call = { args: [], options: {}, client } as unknown as CommandCall;
  const { lines } = await showUsage.run(call);
  expect(lines.map((text) => text.split(/ {2,}/).at(-1))).toEqual(['PLAN INCLUDES', '100000', 'no limit', '-', '-']);
});
