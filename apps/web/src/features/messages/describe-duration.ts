interface Words {
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
}

const DAY = 24;

/** Hours up to two days, days beyond; never less than an hour, since nobody waits for minutes. */
export function describeDuration(hours: number, words: Words): string {
  return hours < 2 * DAY ? words.hours(Math.max(1, Math.round(hours))) : words.days(Math.round(hours / DAY));
}
