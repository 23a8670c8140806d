import {
  getSecurity,
  getSecuritySettings,
  paths,
  type SecuritySettings,
  updateSecuritySettings,
} from '@evenway/contract';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { queryKeyOf, useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AdminsOnly } from '../../../shared/settings/admins-only.tsx';
import { SettingsHeader } from '../../../shared/settings/settings-header.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { securitySettingsTexts } from './security-settings-texts.ts';

export function SecuritySettingsPage() {
  const t = useTexts(securitySettingsTexts);
  return (
    <AdminsOnly>
      <SettingsHeader title={t.title} subtitle={t.subtitle} backLabel={t.back} />
      <Section title={t.section} description={t.sectionHelp}>
        <div className="max-w-xl">
          <SecondFactorDuty />
        </div>
      </Section>
    </AdminsOnly>
  );
}

function SecondFactorDuty() {
  const t = useTexts(securitySettingsTexts);
  const { data: settings, error, refetch } = useCall(getSecuritySettings, {});
  if (settings) return <DutySwitch settings={settings} />;
  if (!error) return <Skeleton shape="line" width="w-64 max-w-full" label={t.loading} />;
  return (
    <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
      {errorToText(error, t.loadFailed)}
    </LoadProblem>
  );
}

function DutySwitch({ settings }: { settings: SecuritySettings }) {
  const t = useTexts(securitySettingsTexts);
  const change = useCallMutation({
    run: (requiresSecondFactor: boolean) => call(updateSecuritySettings, { body: { requiresSecondFactor } }),
    replaces: queryKeyOf(getSecuritySettings, {}),
    invalidates: [getSecurity],
    onDone: ({ requiresSecondFactor }) =>
      showToast({ tone: 'success', message: requiresSecondFactor ? t.turnedOn : t.turnedOff }),
    failed: { fallback: t.failed },
  });
  const mustStart = change.failure instanceof ApiError && change.failure.code === 'second_factor_first';
  return (
    <div className="flex flex-col gap-5">
      <ErrorBanner action={mustStart && <ButtonLink to={paths.accountSecurity}>{t.toAccount}</ButtonLink>}>
        {change.problem}
      </ErrorBanner>
      <Switch
        isSelected={change.isPending ? change.input === true : settings.requiresSecondFactor}
        onChange={change.start}
      >
        {t.require}
      </Switch>
      <p className="text-ink-muted">
        {t.without(settings.membersWithout)}{' '}
        {settings.membersWithout > 0 && <TextLink to={paths.team}>{t.toTeam}</TextLink>}
      </p>
    </div>
  );
}
