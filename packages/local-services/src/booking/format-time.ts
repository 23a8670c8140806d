import type { BookingView } from './booking-view.ts';

type Local = Pick<BookingView, 'language' | 'timeZone'>;

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;

/** For the person at this machine. */
export const here: Local = { language: 'en', timeZone: null };

const write = ({ language, timeZone }: Local, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...options, ...(timeZone !== null && { timeZone }) });

export const formatDay = (time: Date, local: Local): string =>
  write(local, { weekday: 'long', day: 'numeric', month: 'long' }).format(time);

export const formatHour = (time: Date, local: Local): string =>
  write(local, { hour: '2-digit', minute: '2-digit' }).format(time);

/** The time zone of the displayed times: the requested one, else that of this machine. */
export function zoneName(local: Local): string {
  const now = new Date();
  const parts = write(local, { timeZoneName: 'long' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'local time';
}
