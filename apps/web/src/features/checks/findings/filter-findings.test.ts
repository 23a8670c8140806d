import type { FindingStatus, Level } from '@evenway/checks';
import { expect, it } from 'vitest';
import { countBy, filterFindings, isPresent, noFilter, readFilter, withFilter } from './filter-findings.ts';

const finding = (status: FindingStatus, level: Level) => ({ status, level });
const findings = [finding('open', 'A'), finding('open', 'AA'), finding('accepted', 'AA')];

it('shows what has the chosen status and level, and everything without a choice', () => {
  expect(filterFindings(findings, noFilter)).toEqual(findings);
  expect(filterFindings(findings, { status: 'open', level: 'ALL' })).toEqual([findings[0], findings[1]]);
  expect(filterFindings(findings, { status: 'ALL', level: 'AA' })).toEqual([findings[1], findings[2]]);
  expect(filterFindings(findings, { status: 'accepted', level: 'A' })).toEqual([]);
});

it('counts by name, with a zero for what there is none of', () => {
  expect(countBy(['A', 'AA', 'AAA'], ['A', 'AA', 'AA'])).toEqual({ A: 1, AA: 2, AAA: 0 });
});

it('does not count what the last check no longer found', () => {
  expect((['new', 'still', 'back', 'gone'] as const).filter((change) => isPresent({ change }))).toEqual([
    'new',
    'still',
    'back',
  ]);
});

it('stands in the address beside what else is there, and reads nothing that it does not know', () => {
  const address = new URLSearchParams('website=shop.example&status=planned');
  expect(readFilter(address)).toEqual({ status: 'planned', level: 'ALL' });
  expect(`${withFilter(address, { status: 'ALL', level: 'AA' })}`).toBe('website=shop.example&level=AA');
  expect(readFilter(new URLSearchParams('status=<script>&level=Z'))).toEqual(noFilter);
});
