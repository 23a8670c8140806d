import { paths, type SingleSignOn, type SsoMode, setSsoMode } from '@evenway/contract';
import { useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { ssoTexts } from './texts.ts';
import { useSettingsChange } from './use-settings-change.ts';

export function ModeStep({ settings }: { settings: SingleSignOn }) {
  const t = useTexts(ssoTexts).mode;
  const [mode, setMode] = useState<SsoMode>(settings.mode);
  const change = useSettingsChange({
    run: (next: SsoMode) => call(setSsoMode, { body: { mode: next } }),
    done: t.saved,
    failed: t.failed,
  });
  const isReady = settings.domains.some(({ provenAt }) => provenAt !== null) && Boolean(settings.provider?.testedAt);
  const mustStart = change.failure instanceof ApiError && change.failure.code === 'second_factor_first';
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-2xl flex-col items-start gap-5 *:max-w-full">
        <ErrorBanner action={mustStart && <ButtonLink to={paths.accountSecurity}>{t.toAccount}</ButtonLink>}>
          {change.problem}
        </ErrorBanner>
        <RadioGroup
          label={t.label}
          value={mode}
          onChange={setMode}
          options={[
            { id: 'off', label: t.off, description: t.offHelp },
            { id: 'optional', label: t.optional, description: t.optionalHelp },
            { id: 'enforced', label: t.enforced, description: t.enforcedHelp },
          ]}
        />
        {(mode === 'enforced' || settings.mode === 'enforced') && (
          <Banner tone={settings.emergencyAdmins === 0 ? 'warning' : 'info'}>
            {t.emergency(settings.emergencyAdmins)}
          </Banner>
        )}
        <DisabledReason reason={mode !== 'off' && !isReady ? t.incomplete : undefined}>
          <Button
            variant="primary"
            isPending={change.isPending}
            pendingLabel={t.saving}
            onPress={() => change.start(mode)}
          >
            {t.save}
          </Button>
        </DisabledReason>
      </div>
    </Section>
  );
}
