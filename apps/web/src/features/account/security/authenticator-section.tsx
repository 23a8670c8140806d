import { type AuthenticatorSetup, beginAuthenticator, type SecurityOverview } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { securityTexts } from './security-texts.ts';

interface AuthenticatorSectionProps {
  security: SecurityOverview;
  onCodes: (codes: readonly string[] | null) => void;
}

export function AuthenticatorSection({ security, onCodes }: AuthenticatorSectionProps) {
  const t = useTexts(securityTexts).app;
  const language = languagePreference.use();
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const since = security.authenticatorSince;
  const beginning = useCallMutation({
    run: () => call(beginAuthenticator, {}),
    onDone: setSetup,
    failed: { fallback: t.failed },
  });
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-xl flex-col items-start gap-5">
        <Badge tone={since === null ? 'neutral' : 'success'}>
          {since === null ? t.off : t.on(formatDate(language, since))}
        </Badge>
        <ErrorBanner>{beginning.problem}</ErrorBanner>
        {since === null ? (
          <Button isPending={beginning.isPending} pendingLabel={t.starting} onPress={() => beginning.start()}>
            {t.setUp}
          </Button>
        ) : (
          <Button onPress={() => setRemoving(true)}>{t.remove}</Button>
        )}
      </div>
      {setup && <AuthenticatorDialog setup={setup} onCodes={onCodes} onClose={() => setSetup(null)} />}
      {isRemoving && <RemoveFactorDialog security={security} passkey={null} onClose={() => setRemoving(false)} />}
    </Section>
  );
}
