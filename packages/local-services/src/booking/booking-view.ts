import type { MeetingLength } from './meeting.ts';

/** How a page was requested: alone, or in a frame under a name, with a theme, a language and a time zone. */
export interface BookingView {
  isEmbedded: boolean;
  namespace: string | null;
  theme: 'light' | 'dark' | null;
  language: 'en' | 'fr';
  /** For the displayed times; null for that of this machine. */
  timeZone: string | null;
}

/** Every page has two addresses, as with Cal.com: only `.../embed` may be framed. */
export function readView(url: string): BookingView {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const theme = searchParams.get('theme');
  return {
    isEmbedded: pathname.endsWith('/embed'),
    namespace: searchParams.get('embed'),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    language: searchParams.get('lang') === 'fr' ? 'fr' : 'en',
    timeZone: knownZone(searchParams.get('cal.tz')),
  };
}

/** The address of another page in the same view. */
export function inView(path: string, { isEmbedded, namespace, theme, language, timeZone }: BookingView): string {
  const query = new URLSearchParams({
    ...(namespace !== null && { embed: namespace }),
    ...(theme && { theme }),
    ...(language !== 'en' && { lang: language }),
    ...(timeZone !== null && { 'cal.tz': timeZone }),
  });
  return `${path}${isEmbedded ? '/embed' : ''}${query.size > 0 ? `?${query}` : ''}`;
}

function knownZone(name: string | null): string | null {
  try {
    return name === null ? null : new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const bookingPath = (minutes: MeetingLength): string => `/evenway/${minutes}min`;
