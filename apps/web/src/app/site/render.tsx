import type { SitePageData, SitePageInput, SiteRenderer } from '@evenway/contract';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { withoutHiddenAmounts } from '../../platform/plans/plans.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { applySettings, settings } from '../../platform/settings.ts';
import { documentHead } from './document-head.ts';
import { pages, type SitePageProps } from './pages.ts';
import { SitePage } from './site-page.tsx';

// For the development server, which cannot import the contract itself.
export { emptySiteContent, publicAddresses } from '@evenway/contract';
export { renderScreen } from './render-screen.tsx';

/** Loaded by the server: renders a page of the public site as a whole document. */
export async function createRenderer(): Promise<SiteRenderer> {
  const loaded = new Map<string, ComponentType<SitePageProps>>();
  await Promise.all(Object.entries(pages).map(async ([name, load]) => loaded.set(name, (await load()).Page)));

  return (given) => {
    // Shared by all pages, which is safe because rendering is not interrupted.
    applySettings(given.settings);
    const input = { ...given, settings, plans: given.plans && withoutHiddenAmounts(given.plans) };
    const Page = loaded.get(input.page);
    if (Page === undefined) throw new Error(`There is no public page ${input.page}`);
    languagePreference.pin(input.language);
    const data: SitePageData = { page: input.page, language: input.language, plans: input.plans };
    const body = renderToString(
      <StrictMode>
        <SitePage data={data} content={input.content} Page={Page} />
      </StrictMode>,
    );
    return fillTemplate(input, documentHead(input, data), body);
  };
}

function fillTemplate({ template, page, language }: SitePageInput, head: string, body: string): string {
  const parts = {
    '<html lang="en">': `<html lang="${language}" data-public-page="${page}">`,
    '<!--evenway-head-->': head,
    '<!--evenway-body-->': body,
  };
  return Object.entries(parts).reduce((html, [place, text]) => {
    if (!html.includes(place)) throw new Error(`site.html has no place ${place}`);
    return html.replace(place, () => text);
  }, template);
}
