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
  around: { origin: string; theme: string },
): Embed | null {
  const url = new URL(bookingUrl);
  if (url.origin === around.origin) return null;
  const namespace = `${minutes}min`;
  if (!url.pathname.endsWith('/embed')) url.pathname = `${url.pathname.replace(/\/$/, '')}/embed`;
  url.searchParams.set('embed', namespace);
  url.searchParams.set('embedType', 'inline');
  url.searchParams.set('theme', around.theme);
  return { namespace, origin: url.origin, address: url.href };
}
