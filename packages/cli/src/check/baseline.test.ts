import { describe, expect, it } from 'vitest';
import { compareWithBaseline } from './baseline.ts';

type Places = Readonly<Record<string, number>>;

const finding = (places: Places, id = 'link') => ({
  id,
  rule: 'link-name',
  snippet: '<a>',
  pages: Object.entries(places).map(([path, count]) => ({ path, count })),
});
const baselineOf = (pages: string[], places: Places) => ({ pages, findings: [{ ...finding(places), pages: places }] });

describe('A01: what a baseline knows', () => {
  const cases: [name: string, pages: string[], before: Places, now: Places, newCount: number][] = [
    ['as often as before', ['/'], { '/': 2 }, { '/': 2 }, 0],
    ['less often', ['/'], { '/': 2 }, { '/': 1 }, 0],
    ['more often on the same page', ['/'], { '/': 1 }, { '/': 6 }, 5],
    ['more often on one page, less often on another', ['/', '/a'], { '/': 3, '/a': 1 }, { '/': 1, '/a': 3 }, 2],
    ['on a recorded page that did not have it', ['/', '/a'], { '/': 3 }, { '/': 3, '/a': 1 }, 1],
    ['on a page that was not recorded', ['/', '/a'], { '/': 3 }, { '/new': 1 }, 1],
    ['on such a page, from the template of all others', ['/', '/a'], { '/': 3, '/a': 1 }, { '/new': 1 }, 0],
    ['on such a page, more often than the template has it', ['/', '/a'], { '/': 3, '/a': 1 }, { '/new': 3 }, 2],
    ['on such a page, when only one other is recorded', ['/'], { '/': 3 }, { '/new': 1 }, 1],
  ];
  it.each(cases)('%s', (_, pages, before, now, newCount) => {
    const { findings } = compareWithBaseline(baselineOf(pages, before), Object.keys(now), [finding(now)]);
    expect(findings).toMatchObject([{ newCount, change: newCount > 0 ? 'new' : 'still' }]);
  });

  it('is not another finding, and new findings come first', () => {
    const found = [finding({ '/': 1 }), finding({ '/': 1 }, 'image')];
    const { findings, fixed } = compareWithBaseline(baselineOf(['/'], { '/': 1 }), ['/'], found);
    expect(findings.map(({ id, change }) => `${id} ${change}`)).toEqual(['image new', 'link still']);
    expect(fixed).toEqual([]);
  });

  it('is fixed if a checked page has less of it, and not if its page was not checked', () => {
    const baseline = baselineOf(['/', '/a'], { '/': 2, '/a': 2 });
    const fixedOn = (pages: string[], now: Places) => compareWithBaseline(baseline, pages, [finding(now)]).fixed.length;
    expect([fixedOn(['/'], { '/': 2 }), fixedOn(['/'], { '/': 1 }), fixedOn(['/a'], {})]).toEqual([0, 1, 1]);
  });

  it('A14: holds for a page under its other address', () => {
    const baseline = baselineOf(['/index.html', '/a'], { '/index.html': 2 });
    const at = (now: Places) => compareWithBaseline(baseline, ['/'], [finding(now)]);
    expect(at({ '/': 2 })).toMatchObject({ findings: [{ newCount: 0 }], fixed: [] });
    expect(at({ '/': 3 })).toMatchObject({ findings: [{ newCount: 1 }], fixed: [] });
    expect(at({ '/': 1 })).toMatchObject({ findings: [{ newCount: 0 }], fixed: [{ id: 'link' }] });
  });
});
