import type { Language } from '@evenway/contract';

/** A viewport and theme in which a screen is viewed. */
export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
}

export const LANGUAGES = ['en', 'fr'] as const;
export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [1440, 1280, 768, 390, 320] as const;

export const heightOf = (width: number): number => (width < 600 ? 844 : 900);
export const nameOf = ({ language, theme, width }: Look): string => `${language}-${theme}-${width}`;
