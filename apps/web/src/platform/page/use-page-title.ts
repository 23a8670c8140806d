import { useEffect } from 'react';
import { settings } from '../settings.ts';

/** Names the page in the tab and in the history, in the chosen language. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${settings.brand.name}`;
  }, [title]);
}
