const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const HOUR = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const ZONE = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'long' });

export const formatDay = (time: Date): string => DAY.format(time);
export const formatHour = (time: Date): string => HOUR.format(time);

/** The times are those of this machine, and so of the person in front of it. */
export const zoneName = (): string =>
  ZONE.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? 'local time';
