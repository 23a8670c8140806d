import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { RUN_OPTIONS } from '../findings/run-options.ts';
import { RULE_IDS, ruleOf } from './rules.ts';
import { type CriterionId, criterionUrl, SUCCESS_CRITERIA } from './success-criteria.ts';

/** `wcag1412` is 1.4.12. */
const criteriaOf = (tags: readonly string[]) =>
  tags.flatMap((tag) => /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)?.slice(1).join('.') ?? []);

/** `wcag2aa` and `wcag22aa` are of level AA, whichever version of WCAG brought them. */
const levelOf = (tags: readonly string[]) =>
  tags.flatMap((tag) => /^wcag2\d?(a{1,3})$/.exec(tag)?.[1]?.toUpperCase() ?? []).at(0) ?? 'best-practice';

describe('the rules of a check', () => {
  const run = axe
    .getRules([...RUN_OPTIONS.runOnly.values])
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'));

  it('are all that axe-core runs when it is asked as we ask it', () => {
    expect([...RULE_IDS].sort()).toEqual(run.map(({ ruleId }) => ruleId).sort());
  });

  it('have the criteria and the level of their tags', () => {
    for (const { ruleId, tags } of run)
      expect({ ruleId, ...ruleOf(ruleId) }).toEqual({ ruleId, level: levelOf(tags), criteria: criteriaOf(tags) });
  });

  it('take one that is not listed for a best practice', () => {
    for (const id of ['brand-new', 'constructor']) expect(ruleOf(id)).toEqual({ level: 'best-practice', criteria: [] });
  });
});

describe('the success criteria', () => {
  it('are the 55 of WCAG 2.2 A and AA, with a page of W3C for each', () => {
    const levels = Object.values(SUCCESS_CRITERIA).map(({ level }) => level as string);
    expect([levels.filter((level) => level === 'A').length, levels.filter((level) => level === 'AA').length]).toEqual([
      31, 24,
    ]);
    const urls = (Object.keys(SUCCESS_CRITERIA) as CriterionId[]).map(criterionUrl);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls[0]).toBe('https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html');
  });
});
