import type { Language } from '@evenway/contract';
import type { MeetingLength } from './open-booking.ts';

export interface Embed {
  readonly namespace: string;
  readonly origin: string;
  readonly address: string;
}

/**
 * The frame address of the booking page, and the name it will use in messages. Null if it is on our own origin: a frame
 * there could access the page around it.
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
  // Cal.com writes times in this zone. It uses the browser's language; other hosts may follow the page's.
  url.searchParams.set('cal.tz', around.timeZone);
  url.searchParams.set('lang', around.language);
  return { namespace, origin: url.origin, address: url.href };
}
