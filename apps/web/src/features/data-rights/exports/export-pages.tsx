import { paths } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ExportKind } from '../../../shared/data-rights/export/export-calls.ts';
import { ExportPanel } from '../../../shared/data-rights/export/export-panel.tsx';
import { AdminsOnly } from '../../../shared/settings/admins-only.tsx';
import { SettingsHeader } from '../../../shared/settings/settings-header.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { DeleteAccount } from '../deletion/delete-account.tsx';
import { texts } from './texts.ts';

export function OrganizationDataPage() {
  return (
    <AdminsOnly>
      <DataPage kind="organization" backTo={paths.settings} />
    </AdminsOnly>
  );
}

export function OwnDataPage() {
  return <DataPage kind="own" backTo={paths.account} />;
}

function DataPage({ kind, backTo }: { kind: ExportKind; backTo: string }) {
  const t = useTexts(texts)[kind];
  return (
    <>
      <SettingsHeader title={t.title} subtitle={t.subtitle} backLabel={t.back} backTo={backTo} />
      <Section title={t.exportTitle} description={t.exportHelp}>
        <div className="max-w-xl">
          <ExportPanel kind={kind} />
        </div>
      </Section>
      {kind === 'own' && <DeleteAccount />}
    </>
  );
}
