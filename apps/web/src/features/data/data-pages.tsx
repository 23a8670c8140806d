import { paths } from '@evenway/contract';
import { Navigate } from '../../lib/router/screens.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import type { ExportKind } from './export-calls.ts';
import { ExportPanel } from './export-panel.tsx';
import { texts } from './texts.ts';

/** For admins; everyone else is led back, as from the settings. */
export function OrganizationDataPage() {
  const { role } = useSession();
  if (role !== 'ORG_ADMIN') return <Navigate to={paths.dashboard} replace />;
  return <DataPage kind="organization" back={paths.settings} />;
}

export function OwnDataPage() {
  return <DataPage kind="own" back={paths.account} />;
}

function DataPage({ kind, back }: { kind: ExportKind; back: string }) {
  const t = useTexts(texts)[kind];
  usePageTitle(t.title);
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} actions={<ButtonLink to={back}>{t.back}</ButtonLink>} />
      <Section title={t.exportTitle} description={t.exportHelp}>
        <div className="max-w-xl">
          <ExportPanel kind={kind} />
        </div>
      </Section>
    </>
  );
}
