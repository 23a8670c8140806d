import type { MeetingLength } from './meeting.ts';

/** How a page was asked for: by itself, or in a frame under a name and with a look. */
export interface BookingView {
  isEmbedded: boolean;
  namespace: string | null;
  theme: 'light' | 'dark' | null;
}

/** Every page answers at two addresses, as those of Cal.com do: only `.../embed` may stand in a frame. */
export function readView(url: string): BookingView {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const theme = searchParams.get('theme');
  return {
    isEmbedded: pathname.endsWith('/embed'),
    namespace: searchParams.get('embed'),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

/** The address of another page in the same view. */
export function inView(path: string, { isEmbedded, namespace, theme }: BookingView): string {
  const query = new URLSearchParams({ ...(namespace !== null && { embed: namespace }), ...(theme && { theme }) });
  return `${path}${isEmbedded ? '/embed' : ''}${query.size > 0 ? `?${query}` : ''}`;
}

export const bookingPath = (minutes: MeetingLength): string => `/evenway/${minutes}min`;
