import { restoreAccount } from '@evenway/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { createQueryClient } from '../../../platform/api/query-client.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../../platform/page/use-page-title.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { settings } from '../../../platform/settings.ts';
import { ExportPanel } from '../../../shared/data-rights/export/export-panel.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Logo } from '../../../ui/layout/logo.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { texts } from './closed-texts.ts';
import { RestoreAction } from './restore-action.tsx';

/** Replaces every screen for someone whose account will be deleted: they can keep it, or export their data. */
export function ClosedAccount({ deletesAt }: { deletesAt: string }) {
  // What is loaded here is useless to the screens that come back.
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Closed deletesAt={deletesAt} />
    </QueryClientProvider>
  );
}

function Closed({ deletesAt }: { deletesAt: string }) {
  const { account: t, signOut } = useTexts(texts);
  const { reload, logout } = useSession();
  const restore = useCallMutation({
    run: () => call(restoreAccount, {}),
    onDone: () => void reload(),
    failed: { unexplained: t.failed, network: t.offline, fallback: t.failed },
  });
  usePageTitle(t.title);
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-6 px-6 py-12 wrap-anywhere">
      <Logo name={settings.brand.name} />
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        {t.title}
      </h1>
      <p className="font-semibold text-lg">{t.until(formatDate(languagePreference.use(), deletesAt))}</p>
      <p className="max-w-measure">{t.help}</p>
      <RestoreAction {...restore} start={() => restore.start()} label={t.restore}>
        <Button onPress={() => void logout()}>{signOut}</Button>
      </RestoreAction>
      <Section title={t.copy} description={t.copyHelp}>
        <ExportPanel kind="own" />
      </Section>
    </main>
  );
}
