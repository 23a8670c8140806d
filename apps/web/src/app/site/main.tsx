import '../../styles/site.css';
import { SITE_PAGE_ELEMENT_ID, type SitePageData } from '@evenway/contract';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { languagePreference } from '../../platform/preferences/language.ts';
import { startTheme } from '../../platform/preferences/theme.ts';
import { pages } from './pages.ts';
import { SitePage } from './site-page.tsx';

const root = document.getElementById('root');
const block = document.getElementById(SITE_PAGE_ELEMENT_ID);
if (root === null || block === null) throw new Error('This page was not drawn by the server');

const data = JSON.parse(block.textContent) as SitePageData;
startTheme();
languagePreference.pin(data.language);
const { Page } = await pages[data.page]();
// In small steps, so that a visitor who scrolls or presses something meanwhile is not kept waiting.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <SitePage data={data} Page={Page} />
    </StrictMode>,
  );
});
