import type { Language } from '@evenway/contract';

const files = import.meta.glob<string>('./screens/*.webp', { eager: true, query: '?url', import: 'default' });

/** The addresses of a screen in both widths. `scripts/take-screens.mjs` takes the pictures. */
export function screenFiles(name: string, language: Language, theme: 'light' | 'dark'): Record<720 | 1440, string> {
  const at = (width: number) => files[`./screens/${name}-${language}-${theme}-${width}.webp`] ?? '';
  return { 720: at(720), 1440: at(1440) };
}
