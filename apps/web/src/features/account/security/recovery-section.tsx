import { getSecurity, renewRecoveryCodes, type SecurityOverview } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { securityTexts } from './security-texts.ts';

/** With this many left, people are advised to create new ones. */
const FEW = 3;

interface RecoverySectionProps {
  security: SecurityOverview;
  onCodes: (codes: readonly string[] | null) => void;
}

export function RecoverySection({ security, onCodes }: RecoverySectionProps) {
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
