import type { Behavior } from './check-behavior.ts';
import type { TimedRow, Times } from './measure-times.ts';
import type { HeldOutPages } from './try-held-out-pages.ts';
import type { RealPages } from './try-real-pages.ts';

export interface Result {
  readonly name: string;
  readonly times: Partial<Times>;
  /** The same on a processor of a quarter of the speed. */
  readonly slow: Partial<Times>;
  readonly behavior: Behavior;
  readonly pages: RealPages;
  readonly heldOut: HeldOutPages;
}

export interface Row {
  readonly key: string;
  readonly label: string;
  readonly goal: string;
  show(result: Result): string;
  isMet(ours: Result, peers: readonly Result[]): boolean;
}

const LOAD_RATIO = 2;
const FLOOR_RATIO = 1.3;
const FEW = 10;
const number = new Intl.NumberFormat('en');

/** The widget's goals: how each is displayed for everyone, and when ours has reached it. */
export function makeRows(floor: Partial<Times>, slowFloor: Partial<Times>): Row[] {
  const timed = (row: TimedRow, { times, slow }: Result) => {
    const pair = (value: number | undefined, base: number | undefined) =>
      value === undefined || base === undefined ? '' : `${value.toFixed(0)} = ${(value / base).toFixed(2)}x`;
    const slowly = pair(slow[row], slowFloor[row]);
    return pair(times[row], floor[row]) + (slowly && ` [${slowly}]`);
  };
  const of = (result: Result, row: TimedRow) => result.times[row] ?? Number.POSITIVE_INFINITY;
  const base = (row: TimedRow) =>
    `${(floor[row] ?? 0).toFixed(0)}${slowFloor[row] ? ` [${slowFloor[row].toFixed(0)}]` : ''}`;
  const applied = (row: TimedRow, label: string): Row => ({
    key: row,
    label: `${label}, ms = x the floor of ${base(row)}`,
    goal: `<= ${FLOOR_RATIO}x, below every peer`,
    show: (result) => timed(row, result),
    isMet: (ours, peers) =>
      of(ours, row) <= FLOOR_RATIO * (floor[row] ?? 0) && peers.every((peer) => of(ours, row) < of(peer, row)),
  });
  const withSettings = (all: number, { bytesOfSettings }: Behavior) =>
    number.format(all - bytesOfSettings) + (bytesOfSettings > 0 ? ` + ${bytesOfSettings}` : '');
  const yes = (value: boolean) => (value ? 'yes' : 'no');
  return [
    {
      key: 'bytesBefore',
      label: 'brotli bytes before it is opened, + what the owner has set',
      goal: '<= 4,096',
      show: ({ behavior }) => withSettings(behavior.bytesBefore, behavior),
      isMet: ({ behavior }) => behavior.bytesBefore - behavior.bytesOfSettings <= 4_096,
    },
    {
      key: 'bytesAfter',
      label: 'after opening, one language, + the same',
      goal: '<= 17,408',
      show: ({ behavior }) => withSettings(behavior.bytesAfter, behavior),
      isMet: ({ behavior }) => behavior.bytesAfter - behavior.bytesOfSettings <= 17_408,
    },
    {
      key: 'load',
      label: `until the button is there, ms = x a bare button of ${base('load')}`,
      goal: `<= ${LOAD_RATIO}x`,
      show: (result) => timed('load', result),
      isMet: (ours) => of(ours, 'load') <= LOAD_RATIO * (floor.load ?? 0),
    },
    applied('textSize', 'text size +'),
    applied('letterSpacing', 'letter spacing'),
    applied('lineHeight', 'line height'),
    {
      key: 'contrast',
      label: `contrast, ms = x one rule of ${base('contrast')}`,
      goal: '<= the best that makes text readable',
      show: (result) => timed('contrast', result),
      // Inverting colors with a filter costs a page nothing, and gains its reader nothing.
      isMet: (ours, peers) =>
        peers
          .filter(({ pages, heldOut }) => pages.readable + heldOut.readableInBest >= (pages.all + heldOut.all) / 2)
          .every((peer) => of(ours, 'contrast') <= of(peer, 'contrast')),
    },
    {
      key: 'growth',
      label: 'share of text that grows; least and most when asked for 2.0',
      goal: '1.00; 2.00 to 2.00',
      show: ({ behavior: { grown } }) =>
        `${grown.share.toFixed(2)}; ${grown.least.toFixed(2)} to ${grown.most.toFixed(2)}`,
      isMet: ({ behavior: { grown } }) => grown.share === 1 && grown.least > 1.98 && grown.most < 2.02,
    },
    {
      key: 'changedBefore',
      label: 'texts changed before anything is switched on',
      goal: '0',
      show: ({ behavior }) => number.format(behavior.changedBefore),
      isMet: ({ behavior }) => behavior.changedBefore === 0,
    },
    {
      key: 'axe',
      label: 'rules that axe finds broken, panel open',
      goal: '0',
      show: ({ behavior }) => String(behavior.axe),
      isMet: ({ behavior }) => behavior.axe === 0,
    },
    {
      key: 'keys',
      label: 'Space opens / Escape closes / focus returns',
      goal: 'yes/yes/yes',
      show: ({ behavior: { opensBySpace, closesByEscape, returnsFocus } }) =>
        [opensBySpace, closesByEscape, returnsFocus].map(yes).join('/'),
      isMet: ({ behavior: { opensBySpace, closesByEscape, returnsFocus } }) =>
        opensBySpace && closesByEscape && returnsFocus,
    },
    {
      key: 'strictPolicy',
      label: 'works under a strict content policy',
      goal: 'yes',
      show: ({ behavior }) => yes(behavior.strictPolicy),
      isMet: ({ behavior }) => behavior.strictPolicy,
    },
    {
      key: 'pagesGrown',
      label: 'real pages where >= 95 % of text grew as asked (1.5)',
      goal: 'all',
      show: ({ pages }) => `${pages.grown} of ${pages.all}`,
      isMet: ({ pages }) => pages.grown === pages.all,
    },
    {
      key: 'pagesReadable',
      label: 'real pages where >= 95 % of text reached 7:1',
      goal: 'all',
      show: ({ pages }) => `${pages.readable} of ${pages.all}`,
      isMet: ({ pages }) => pages.readable === pages.all,
    },
    {
      key: 'pagesDifferent',
      label: 'real pages left different after all was off',
      goal: '0',
      show: ({ pages }) => String(pages.different),
      isMet: ({ pages }) => pages.different === 0,
    },
    ...heldOutRows(),
  ];
}

/** On pages that no test of ours was written against. */
function heldOutRows(): Row[] {
  const everywhere = (key: 'grown' | 'readableInBest' | 'readableInEvery', label: string): Row => ({
    key: `heldOut-${key}`,
    label: `held-out pages ${label}`,
    goal: 'all',
    show: ({ heldOut }) => `${heldOut[key]} of ${heldOut.all}`,
    isMet: ({ heldOut }) => heldOut[key] === heldOut.all,
  });
  const nowhere = (key: 'hiding' | 'overflowingWide' | 'overflowingNarrow' | 'different', label: string): Row => ({
    key: `heldOut-${key}`,
    label: `held-out pages ${label}`,
    goal: '0',
    show: ({ heldOut }) => String(heldOut[key]),
    isMet: ({ heldOut }) => heldOut[key] === 0,
  });
  const fewest = (key: 'overlaps' | 'clipped', label: string): Row => ({
    key: `heldOut-${key}`,
    label: `held-out pages: ${label}`,
    goal: `< ${FEW}, fewest`,
    show: ({ heldOut }) => String(heldOut[key]),
    isMet: ({ heldOut }, peers) => heldOut[key] < FEW && peers.every((peer) => heldOut[key] <= peer.heldOut[key]),
  });
  return [
    everywhere('grown', 'where >= 95 % of text grew as asked (1.5)'),
    everywhere('readableInBest', 'where the best contrast mode brings >= 95 % to 7:1'),
    everywhere('readableInEvery', 'where every contrast mode brings >= 95 % to 7:1'),
    nowhere('hiding', 'where some mode hides text'),
    nowhere('overflowingWide', 'with new overflow at 1280 px'),
    nowhere('overflowingNarrow', 'with new overflow at 390 px'),
    fewest('overlaps', 'new overlaps of texts'),
    fewest('clipped', 'newly clipped texts'),
    nowhere('different', 'left different after all was off'),
  ];
}
