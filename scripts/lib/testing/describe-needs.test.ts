import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { steps } from '../../test-steps.ts';
import { inRoot } from '../paths.mjs';
import { describeNeeds } from './describe-needs.ts';

it('a run begins with how long it takes, and what it needs besides Node', () => {
  expect(describeNeeds(steps, steps, true)).toBe(
    `${steps.length} steps, about 15 minutes on two processors. Besides Node they need Chromium, Firefox and WebKit. Missing ones are installed with apt-get.`,
  );
  const chromium = steps.filter(({ browser }) => browser === 'chromium');
  expect(describeNeeds(chromium, steps, false)).toMatch(
    /^\d steps\. Besides Node they need Chromium\. Install missing/,
  );
  expect(describeNeeds(steps.slice(0, 1), steps, false)).toBe('1 step.');
});

it('the same stands where the command is described', () => {
  const [readme, contributing] = ['README.md', 'CONTRIBUTING.md'].map((name) => readFileSync(inRoot(name), 'utf8'));
  for (const needed of ['Chromium, Firefox and WebKit', 'about 15 minutes']) {
    expect(readme).toContain(needed);
    expect(contributing).toContain(needed);
  }
});
