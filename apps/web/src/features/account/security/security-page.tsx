import { getSecurity, paths, type SecurityOverview } from '@evenway/contract';
import { useState } from 'react';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsHeader } from '../../../shared/settings/settings-header.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { LeaveOrganization } from '../leave-organization.tsx';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoverySection } from './recovery-section.tsx';
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
