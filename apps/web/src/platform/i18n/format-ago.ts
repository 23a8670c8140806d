import type { Language } from '@evenway/contract';

const MINUTE = 60_000;
const STEPS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;
const NOW: Record<Language, string> = { en: 'just now', fr: 'à l’instant' };

/** How long ago something was, in whole units: `2 hours ago`, `yesterday`, `il y a 3 jours`. */
export function formatAgo(language: Language, timestamp: string, now: Date): string {
  // The server's clock may be slightly ahead of ours.
  const passed = Math.max(0, now.getTime() - Date.parse(timestamp));
  for (const [unit, length] of STEPS)
    if (passed >= length)
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
  return NOW[language];
}
