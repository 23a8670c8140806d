import { Outlet } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { texts } from '../texts.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export function PublicLayout() {
  const t = useTexts(texts);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="main">{t.skipToContent}</SkipLink>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
