import { CHECK_MAX_PAGES } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { decideOpening, decideReport, type OpeningFacts, type ReportFacts } from './decide-check-intake.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

describe('the link of a check', () => {
  const facts: OpeningFacts = {
    check: { state: 'waiting', openedAt: null, replayedAt: null },
    isOver: false,
    isOwnPage: true,
  };
  const inState = (state: OpeningFacts['check']['state']) => ({ check: { ...facts.check, state } });
  const opened = { state: 'running', openedAt: NOW, replayedAt: null } as const;
  it.each<[string, Partial<OpeningFacts>, unknown]>([
    ['opens it', {}, { kind: 'open', isFinished: false }],
    ['opens one more page of a finished one', inState('finished'), { kind: 'open', isFinished: true }],
    ['opens none that runs', inState('running'), { kind: 'refuse' }],
    ['opens none that was stopped', inState('stopped'), { kind: 'refuse' }],
    ['opens none when it is too old', { isOver: true }, { kind: 'refuse' }],
    ['opens no further page when it is too old', { ...inState('finished'), isOver: true }, { kind: 'refuse' }],
    ['opens none from a foreign page', { isOwnPage: false }, { kind: 'refuse' }],
    ['is reported when it is used again', { check: opened }, { kind: 'note_replay' }],
    [
      'is reported from wherever it is used',
      { check: opened, isOver: true, isOwnPage: false },
      { kind: 'note_replay' },
    ],
    ['is reported once', { check: { ...opened, replayedAt: NOW } }, { kind: 'refuse' }],
  ])('%s', (_what, change, expected) => {
    expect(decideOpening({ ...facts, ...change })).toEqual(expected);
  });
});

describe('a report', () => {
  const origin = 'https://bakery.example';
  const check = { origin, state: 'running', found: 7 } as const;
  const finished = { ...check, state: 'finished' } as const;
  const facts: ReportFacts = {
    check,
    isOver: false,
    origin,
    path: '/about',
    otherPages: 0,
    progress: { state: 'running', found: 5 },
    grouping: 'none',
  };
  const end = { state: 'finished', found: 9 } as const;
  const refuse = (code: string) => ({ kind: 'refuse', code });
  const save = (state: string, found: number) => ({ kind: 'save', state, found });
  const tooMany = { otherPages: CHECK_MAX_PAGES };
  it.each<[string, Partial<ReportFacts>, unknown]>([
    ['is saved', {}, save('running', 5)],
    ['of progress alone is saved', { path: null, ...tooMany }, save('running', 5)],
    ['of the last page is saved', { otherPages: CHECK_MAX_PAGES - 1 }, save('running', 5)],
    ['of too many pages is refused', tooMany, refuse('invalid_request')],
    [
      'from another origin is refused',
      { check: { ...check, origin: 'https://other.example' } },
      refuse('check_foreign'),
    ],
    ['of a check that nobody opened is refused', { check: { ...check, origin: null } }, refuse('check_foreign')],
    ['about a page of another origin is refused', { path: '//other.example/about' }, refuse('check_foreign')],
    ['that is too late is refused', { isOver: true, grouping: 'outdated' }, refuse('check_over')],
    ['whose pages have changed is grouped again', { grouping: 'outdated', ...tooMany }, { kind: 'group' }],
    ['that ends a check is grouped first', { progress: end }, { kind: 'group' }],
    ['that ends a check is saved when it was grouped', { progress: end, grouping: 'current' }, save('finished', 9)],
    [
      'that stops a check is saved',
      { progress: { state: 'stopped', found: 5 }, grouping: 'current' },
      save('stopped', 5),
    ],
    ['after the end is grouped first', { check: finished }, { kind: 'group' }],
    ['after the end does not start it again', { check: finished, grouping: 'current' }, save('finished', 7)],
    [
      'after the end counts further pages',
      { check: finished, progress: end, grouping: 'current' },
      save('finished', 9),
    ],
    [
      'that stops a finished check is saved',
      { check: finished, progress: { state: 'stopped', found: 5 }, grouping: 'current' },
      save('stopped', 5),
    ],
  ])('%s', (_what, change, expected) => {
    expect(decideReport({ ...facts, ...change })).toEqual(expected);
  });
});
