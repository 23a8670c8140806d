import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { texts } from './texts.ts';

export function BillingPage() {
  const t = useTexts(texts);
  usePageTitle(t.title);
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} />
      <EmptyState title={t.notYet} headingLevel={2}>
        {t.soon}
      </EmptyState>
    </>
  );
}
