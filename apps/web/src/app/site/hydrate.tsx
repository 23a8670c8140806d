import type { SitePageData } from '@evenway/contract';
import { type ComponentType, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languagePreference } from '../../platform/preferences/language.ts';
import { startTheme } from '../../platform/preferences/theme.ts';
import type { SitePageProps } from './pages.ts';
import { SitePage } from './site-page.tsx';

/** Hydrates the page that the server rendered. */
export function hydratePage(data: SitePageData, Page: ComponentType<SitePageProps>): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root"');
  startTheme();
  languagePreference.pin(data.language);
  // In small steps, so that a visitor who scrolls or presses something meanwhile does not have to wait.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SitePage data={data} Page={Page} />
      </StrictMode>,
    );
  });
  dispatchEvent(new Event('evenway:listening'));
}
