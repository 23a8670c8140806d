import type { Language } from '@evenway/contract';
import type { MeetingLength } from './open-booking.ts';

export interface Embed {
  readonly namespace: string;
  readonly origin: string;
  readonly address: string;
}

/**
 * Where the booking page can be framed, and under which name it will speak. Null when it is of our own origin: a frame
 * there could reach into the page around it.
 */
export function embedOf(
  bookingUrl: string,
  minutes: MeetingLength,
  around: { origin: string; theme: string; language: Language; timeZone: string },
): Embed | null {
  const url = new URL(bookingUrl);
  if (url.origin === around.origin) return null;
  const namespace = `${minutes}min`;
  if (!url.pathname.endsWith('/embed')) url.pathname = `${url.pathname.replace(/\/$/, '')}/embed`;
  url.searchParams.set('embed', namespace);
  url.searchParams.set('embedType', 'inline');
  url.searchParams.set('theme', around.theme);
  // Cal.com writes times in this zone. Its own language is that of the browser; other hosts may follow the page's.
  url.searchParams.set('cal.tz', around.timeZone);
  url.searchParams.set('lang', around.language);
  return { namespace, origin: url.origin, address: url.href };
}
