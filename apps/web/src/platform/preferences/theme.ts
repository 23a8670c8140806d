import { STORAGE_KEYS } from '../storage.ts';
import { createPreference } from './preference-store.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themePreference = createPreference<Theme>(STORAGE_KEYS.theme, themes, 'system');

/** Keeps `data-theme` on the document in sync with the choice and, for `system`, with the operating system. */
export function startTheme(): void {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.theme = resolveTheme(themePreference.get(), systemIsDark.matches);
  };
  themePreference.start(apply);
  systemIsDark.addEventListener('change', apply);
}

export function resolveTheme(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}
