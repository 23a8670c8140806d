import '../../styles/site.css';
import { SITE_PAGE_ELEMENT_ID, type SitePageData } from '@evenway/contract';
import { showCookieBanner } from '../../features/cookie-consent/show-cookie-banner.ts';
import { followOwnPage } from '../../features/landing/demo/follow-own-page.ts';
import { followSections } from '../../features/landing/follow-sections.ts';
import { followBackLinks } from '../../platform/page/follow-back-links.ts';
import { readStored, STORAGE_KEYS } from '../../platform/storage.ts';
import { onFirstIntent } from './on-first-intent.ts';
import { pages } from './pages.ts';

/**
 * The behavior of a public page. It is rendered by the server and readable as it is; React loads when someone reaches
 * for a control (decision 13).
 */
const block = document.getElementById(SITE_PAGE_ELEMENT_ID);
if (block === null) throw new Error('This page was not rendered by the server');
const data = JSON.parse(block.textContent) as SitePageData;
followBackLinks();
const isLanding = data.page === 'landing';

if (isLanding) {
  followSections();
  followOwnPage();
}
checkChosenTheme();
const stopMakingRoom = showCookieBanner();
addEventListener('evenway:interactive', stopMakingRoom, { once: true });

onFirstIntent(
  async () => {
    const [{ hydratePage }, { Page }] = await Promise.all([import('./hydrate.tsx'), pages[data.page]()]);
    hydratePage(data, Page);
  },
  // A server that has just started does not know the prices yet, so the page requests them.
  { isNear: isLanding, isNow: isLanding && data.plans === null },
);

/** The server renders the default as checked. No other choice on the public pages has such a value. */
function checkChosenTheme(): void {
  const theme = readStored(STORAGE_KEYS.theme);
  if (theme !== 'light' && theme !== 'dark') return;
  const choice = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${theme}"]`);
  if (choice) choice.checked = true;
}
