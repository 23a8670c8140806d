import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LiveWebsites } from './live-websites.tsx';
import { texts } from './texts.ts';

export function WidgetPage() {
  const t = useTexts(texts);
  usePageTitle(t.title);
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <LiveWebsites />
    </>
  );
}
