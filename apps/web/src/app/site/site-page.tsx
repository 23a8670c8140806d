import { publicAddress, publicLink, type SiteContent, type SitePageData } from '@evenway/contract';
import { type ComponentType, useEffect } from 'react';
import { languagePreference } from '../../platform/preferences/language.ts';
import { LinkContext, type LinkProps } from '../../ui/navigation/link.tsx';
import { LanguageContext } from '../../ui/texts.ts';
import { AlternateUrl } from '../layouts/site/alternate-url.ts';
import { SiteFrame } from '../layouts/site/site-frame.tsx';
import type { SitePageProps } from './pages.ts';

interface SitePageInput {
  data: SitePageData;
  /** Known to the server only: what it renders from this is final. */
  content?: SiteContent;
  Page: ComponentType<SitePageProps>;
}

/** One page of the public site, the same on the server and in the browser. */
export function SitePage({ data, content, Page }: SitePageInput) {
  const { page, language, plans } = data;
  // `before-paint.js` now replays what was pressed before these scripts loaded. What this browser has stored is applied
  // first.
  useEffect(() => {
    queueMicrotask(() => dispatchEvent(new Event('evenway:interactive')));
  }, []);
  return (
    <LanguageContext value={language}>
      <LinkContext value={SiteLink}>
        <AlternateUrl value={publicAddress(page, language === 'en' ? 'fr' : 'en')}>
          <SiteFrame>
            <Page plans={plans} content={content} />
          </SiteFrame>
        </AlternateUrl>
      </LinkContext>
    </LanguageContext>
  );
}

/** Links of the public site: each loads a page, and keeps the language. */
function SiteLink({ to, state: _, children, ...props }: LinkProps) {
  return (
    <a {...props} href={publicLink(to, languagePreference.use()) ?? to}>
      {children}
    </a>
  );
}
