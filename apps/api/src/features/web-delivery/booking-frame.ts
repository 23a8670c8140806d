import type { Brand } from '@evenway/contract';

/**
 * Which hosts our pages may frame. Never our own: a frame of our own origin could access the page around it, and the
 * booking page is another company's code.
 */
export function bookingFrameOrigins(bookingUrls: Brand['bookingUrls'], webUrl: string): string[] {
  const origins = new Set([bookingUrls[30], bookingUrls[60]].flatMap((url) => (url ? [new URL(url).origin] : [])));
  origins.delete(new URL(webUrl).origin);
  return [...origins];
}
