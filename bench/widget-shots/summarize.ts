import type { CaseResult, PageResult } from './judge-page.ts';

export interface Goal {
  readonly label: string;
  readonly found: string;
  readonly goal: string;
  readonly isMet: boolean;
}

const NEARLY_ALL = 0.95;

/** The goals of the second round, as far as these pages and functions show. */
export function summarize(results: readonly PageResult[]): Goal[] {
  const all = results.flatMap(({ cases }) => cases);
  const contrasts = all.filter(({ contrast }) => contrast);
  const layouts = all.filter(({ layout }) => layout);
  const goals: Goal[] = [];
  const zero = (label: string, list: readonly CaseResult[], count: (one: CaseResult) => number, max = 0) => {
    if (list.length === 0) return;
    const sum = list.reduce((total, one) => total + count(one), 0);
    goals.push({
      label,
      found: String(sum),
      goal: max === 0 ? '0' : `below ${max}`,
      isMet: max === 0 ? sum === 0 : sum < max,
    });
  };
  const every = (label: string, holds: (page: PageResult) => boolean | undefined) => {
    const judged = results.map(holds).filter((one) => one !== undefined);
    if (judged.length === 0) return;
    const good = judged.filter(Boolean).length;
    goals.push({ label, found: `${good} of ${judged.length}`, goal: 'all', isMet: good === judged.length });
  };
  const pages = (page: PageResult, keep: (one: CaseResult) => boolean, holds: (one: CaseResult) => boolean) => {
    const its = page.cases.filter(keep);
    return its.length === 0 ? undefined : its.every(holds);
  };
  const isMode = ({ contrast }: CaseResult) => contrast !== undefined;
  const share = ({ contrast }: CaseResult) => (contrast?.texts ? contrast.readable / contrast.texts : 1);
  every('pages where every contrast mode brings 95 % of text to 7:1', (page) =>
    pages(page, isMode, (one) => share(one) >= NEARLY_ALL),
  );
  every('pages where no contrast mode hides text', (page) =>
    pages(page, isMode, ({ contrast }) => contrast?.hidden.length === 0),
  );
  zero(
    'texts with less contrast than before, and below 7:1',
    contrasts,
    ({ contrast }) => contrast?.lowered.length ?? 0,
  );
  zero('icons that lost 3:1', contrasts, ({ contrast }) => contrast?.lostIcons.length ?? 0);
  zero('icons that show something else', contrasts, ({ contrast }) => contrast?.otherIcons.length ?? 0);
  zero('focus that cannot be seen', contrasts, ({ unseenFocus }) => unseenFocus?.length ?? 0);
  zero('states that cannot be seen', contrasts, ({ unseenStates }) => unseenStates?.length ?? 0);
  every('pages where 95 % of text grew as asked', (page) =>
    pages(
      page,
      ({ name }) => name.startsWith('textSize'),
      ({ layout }) => (layout?.grown ?? 1) >= NEARLY_ALL,
    ),
  );
  const at = (width: number) => layouts.filter((one) => one.width === width && one.name.startsWith('textSize'));
  for (const width of [1280, 390])
    zero(`new overflow at ${width} px`, at(width), ({ layout }) => (layout?.newOverflow ? 1 : 0));
  const asked = layouts.filter(({ name }) => name === 'textSize-150');
  zero('new overlaps at 150 %', asked, ({ layout }) => layout?.newOverlaps.length ?? 0, 10);
  zero('newly clipped boxes at 150 %', asked, ({ layout }) => layout?.newlyClipped.length ?? 0, 10);
  every('pages restored', ({ restored }) => restored);
  return goals;
}

/** One line for each page and function that something was measured of. */
export function table(results: readonly PageResult[]): string {
  const lines = results.flatMap(({ page, cases, restored }) => [
    `${page.name} (${page.kind}${page.heldOut ? ', held out' : ''})${restored === false ? ': NOT RESTORED' : ''}`,
    ...cases.flatMap(({ name, width, contrast, layout, unseenFocus, unseenStates }) => {
      const title = `  ${`${name} ${width}`.padEnd(30)}`;
      if (contrast)
        return [
          `${title}7:1 ${contrast.readable}/${contrast.texts}, hidden ${contrast.hidden.length}, lowered ${contrast.lowered.length}, icons lost ${contrast.lostIcons.length} other ${contrast.otherIcons.length} of ${contrast.icons}, focus unseen ${unseenFocus?.length}, states unseen ${unseenStates?.length}`,
        ];
      if (layout)
        return [
          `${title}grown ${(layout.grown * 100).toFixed(0)} %, overflow +${layout.newOverflow}, overlaps +${layout.newOverlaps.length}, clipped +${layout.newlyClipped.length}`,
        ];
      return [];
    }),
  ]);
  return lines.join('\n');
}
