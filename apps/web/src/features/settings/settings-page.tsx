import { paths } from '@evenway/contract';
import { Navigate } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { texts } from './texts.ts';

/** For admins. Everyone else is led back to the dashboard, where they came from, rather than told off. */
export function SettingsPage() {
  const t = useTexts(texts);
  const { role } = useSession();
  usePageTitle(t.title);
  if (role !== 'ORG_ADMIN') return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={<ButtonLink to={paths.dashboard}>{t.back}</ButtonLink>}
      />
      <EmptyState title={t.notYet} headingLevel={2}>
        {t.soon}
      </EmptyState>
    </>
  );
}
