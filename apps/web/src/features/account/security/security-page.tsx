import {
  type AuthenticatorSetup,
  beginAuthenticator,
  getSecurity,
  paths,
  renewRecoveryCodes,
  type SecurityOverview,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { SettingsHeader } from '../../../shared/settings/settings-header.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { LeaveOrganization } from '../leave-organization.tsx';
import { AuthenticatorDialog } from './authenticator-dialog.tsx';
import { DeviceSection } from './device-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';
import { securityTexts } from './security-texts.ts';

/** The second step of one's own sign-in, and one's sessions. */
export function SecurityPage() {
  const t = useTexts(securityTexts);
  const { data: security, error, refetch } = useCall(getSecurity, {});
  return (
    <>
      <SettingsHeader title={t.title} subtitle={t.subtitle} backLabel={t.back} backTo={paths.account} />
      {security && <SecondFactor security={security} />}
      {!security && !error && (
        <div className="pb-10">
          <Skeleton shape="block" label={t.loading} />
        </div>
      )}
      {!security && error && (
        <div className="pb-10">
          <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
            {errorToText(error, t.loadFailed)}
          </LoadProblem>
        </div>
      )}
      <DeviceSection />
      {security && isLockedOut(security) && <LeaveOrganization />}
    </>
  );
}

const hasSecondFactor = ({ hasPasskey, authenticatorSince }: SecurityOverview) =>
  hasPasskey || authenticatorSince !== null;

/** Every other screen is closed to them, including the one on which they could leave. */
const isLockedOut = (security: SecurityOverview) => security.isRequired && !hasSecondFactor(security);

function SecondFactor({ security }: { security: SecurityOverview }) {
  const t = useTexts(securityTexts);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      {isLockedOut(security) && (
        <div className="pb-8">
          <Banner tone="warning">{t.required}</Banner>
        </div>
      )}
      <PasskeySection security={security} onCodes={setCodes} />
      <AuthenticatorSection security={security} onCodes={setCodes} />
      <RecoverySection security={security} onCodes={setCodes} />
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

/** With this many left, people are advised to create new ones. */
const FEW = 3;

interface RecoverySectionProps {
  security: SecurityOverview;
  onCodes: (codes: readonly string[] | null) => void;
}

function RecoverySection({ security, onCodes }: RecoverySectionProps) {
  const t = useTexts(securityTexts).codes;
  const hasOne = security.hasPasskey || security.authenticatorSince !== null;
  const left = security.recoveryCodesLeft;
  const renewal = useCallMutation({
    run: () => call(renewRecoveryCodes, {}),
    invalidates: [getSecurity],
    onDone: ({ codes }) => onCodes(codes),
    failed: { fallback: t.failed },
  });
  return (
    <Section title={t.title} description={t.help}>
      {hasOne ? (
        <div className="flex max-w-xl flex-col items-start gap-5">
          <p>
            <span className="font-semibold">{t.left(left)}.</span> {left <= FEW && t.few}
          </p>
          <ErrorBanner>{renewal.problem}</ErrorBanner>
          <Button isPending={renewal.isPending} pendingLabel={t.renewing} onPress={() => renewal.start()}>
            {t.renew}
          </Button>
        </div>
      ) : (
        <p>{t.none}</p>
      )}
    </Section>
  );
}

interface AuthenticatorSectionProps {
  security: SecurityOverview;
  onCodes: (codes: readonly string[] | null) => void;
}

function AuthenticatorSection({ security, onCodes }: AuthenticatorSectionProps) {
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
