import { useEffect } from 'react';
import { settings } from '../settings.ts';

let rendered = '';

/** Names the page in the tab and in the history, in the chosen language. */
export function usePageTitle(title: string): void {
  const whole = `${title} · ${settings.brand.name}`;
  if (import.meta.env.SSR) rendered = whole;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

/** The title of the screen that the server has just rendered. */
export const renderedTitle = (): string => rendered;
