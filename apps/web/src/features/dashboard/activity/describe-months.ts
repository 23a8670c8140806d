import type { Language, ListedWebsite } from '@evenway/contract';

/** The visits of each month by its name, oldest first: `January 5; February 7`. */
export function describeMonths({ month, counts }: ListedWebsite['visits'], language: Language): string {
  const [year = 0, last = 0] = month.split('-').map(Number);
  // Months are counted in universal time; a local clock must not move one into the month before.
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language);
  return counts
    .map((count, index) => [new Date(Date.UTC(year, last - counts.length + index)), count] as const)
    .map(([first, count]) => `${name.format(first)} ${number.format(count)}`)
    .join('; ');
}
