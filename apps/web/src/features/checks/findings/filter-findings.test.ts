import { FINDING_CHANGES, FINDING_STATUSES, type FindingChange, type FindingStatus, type Level } from '@evenway/checks';
import { expect, it } from 'vitest';
import { countBy, filterFindings, noFilter, readFilter, SHOWN_STATUSES, withFilter } from './filter-findings.ts';

const finding = (status: FindingStatus, level: Level, change: FindingChange = 'still') => ({ status, level, change });
const open = finding('open', 'A');
const planned = finding('planned', 'AA');
const accepted = finding('accepted', 'AA');
const mended = finding('mended', 'A');
const gone = finding('open', 'AA', 'gone');
const findings = [open, planned, accepted, mended, gone];

it('shows what is left to fix at first, and everything on request', () => {
  expect(filterFindings(findings, readFilter(new URLSearchParams()))).toEqual([open, planned]);
  expect(filterFindings(findings, noFilter)).toEqual(findings);
});

it('shows what has the chosen status and level, and what is gone only by itself', () => {
  expect(filterFindings(findings, { status: 'open', level: 'ALL' })).toEqual([open]);
  expect(filterFindings(findings, { status: 'gone', level: 'ALL' })).toEqual([gone]);
  expect(filterFindings(findings, { status: 'all', level: 'AA' })).toEqual([planned, accepted, gone]);
  expect(filterFindings(findings, { status: 'accepted', level: 'A' })).toEqual([]);
});

it('shows each finding under exactly one of its statuses, so that the numbers add up', () => {
  const single = [...FINDING_STATUSES, 'gone'] as const;
  for (const status of FINDING_STATUSES)
    for (const change of FINDING_CHANGES) {
      const one = finding(status, 'A', change);
      const shownUnder = single.filter((name) => filterFindings([one], { status: name, level: 'ALL' }).length > 0);
      expect(shownUnder, `${status} ${change}`).toHaveLength(1);
    }
});

it('counts by name, with a zero for what there is none of', () => {
  expect(countBy(['A', 'AA', 'AAA'], ['A', 'AA', 'AA'])).toEqual({ A: 1, AA: 2, AAA: 0 });
});

it('stands in the address beside what else is there, and reads nothing that it does not know', () => {
  const address = new URLSearchParams('website=shop.example&status=planned');
  expect(readFilter(address)).toEqual({ status: 'planned', level: 'ALL' });
  expect(`${withFilter(address, { status: 'toFix', level: 'AA' })}`).toBe('website=shop.example&level=AA');
  expect(readFilter(new URLSearchParams('status=<script>&level=Z'))).toEqual({ status: 'toFix', level: 'ALL' });
});

it('shows the finding of a link, whatever its status, and keeps every other choice', () => {
  const link = new URLSearchParams('finding=f-5');
  expect(readFilter(link).status).toBe('all');
  for (const status of SHOWN_STATUSES)
    for (const address of [link, new URLSearchParams()])
      expect(readFilter(withFilter(address, { status, level: 'ALL' })).status).toBe(status);
});
