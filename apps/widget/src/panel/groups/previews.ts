import type { Feature } from '../../settings/options.ts';
import type { GroupChoice, GroupSwitch } from './in-groups.ts';

/** A miniature page under each function, on a 24-unit grid, drawn with a stroke. */
export const toggleIcons: Partial<Record<Feature, string>> = {
  grayscale: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M12 9h8M12 15h8',
  headings: 'M2 3h14v7H2zM5 6.5h8M3 15h18M3 20h14',
  focusRing: 'M2 5h20v14H2zM6 9h12v6H6z',
  tunnel: 'M2 2h20M2 5h20M2 19h20M2 22h20M5 10h14M5 14h9',
  guide: 'M4 4h16M4 9h11M1 14h22v4H1z',
  readAloud: 'M3 9v6h4l5 4V5L7 9zM15 9q3 3 0 6M18 6q6 6 0 12',
  hideMedia: 'M3 5h18v14H3zM3 16l5-5 8 8M3 3l18 18',
  altText: 'M3 3h18v11H3zM3 12l5-5 6 7M3 18h18M3 22h11',
} satisfies Record<GroupSwitch, string>;

const lines = (...list: [from: number, length: number][]) =>
  list.map(([from, length], row) => `M${from} ${5 + row * 7}h${length}`).join('');
const apart = [3, 5, 7, 9];

/** Previews of a choice's values; the first is the unchanged page. */
export const previews: Partial<Record<Feature, (index: number) => string>> = {
  letterSpacing: (index) => {
    const by = apart[index] as number;
    return `M${12 - by} 6v12M12 6v12M${12 + by} 6v12`;
  },
  lineHeight: (index) => {
    const by = apart[index] as number;
    return `M3 ${12 - by}h18M3 12h18M3 ${12 + by}h18`;
  },
  weight: () => 'M6 19 12 5l6 14M8 14h8',
  align: (index) =>
    [
      lines([3, 18], [3, 18], [3, 12]),
      lines([3, 18], [3, 9], [3, 14]),
      lines([3, 18], [8, 8], [5, 14]),
      lines([3, 18], [12, 9], [7, 14]),
    ][index] as string,
  lineLength: (index) =>
    [lines([1, 22], [1, 22], [1, 15]), lines([6, 12], [6, 12], [6, 8]), lines([3, 18], [3, 18], [3, 12])][
      index
    ] as string,
  saturation: () => 'M4 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M14 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
} satisfies Record<GroupChoice, (index: number) => string>;
