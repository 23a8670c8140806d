import {
  getMessageSettings,
  isDelivered,
  type ListedWebsite,
  type MessageSettings as Settings,
  switchMessageDigest,
  switchMessages,
} from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { describeDuration } from './describe-duration.ts';
import { texts } from './texts.ts';

export function MessageSettings({ website }: { website: ListedWebsite }) {
  const t = useTexts(texts);
  const settings = useCall(getMessageSettings, { params: { websiteId: website.id } });
  return (
    <Section title={t.settings} description={t.settingsHelp}>
      <LoadedPart query={settings} failed={t.loadFailed} skeleton={<Skeleton shape="block" label={t.loading} />}>
        {(known) => <Switches website={website} settings={known} />}
      </LoadedPart>
    </Section>
  );
}

function Switches({ website, settings }: { website: ListedWebsite; settings: Settings }) {
  const t = useTexts(texts);
  const { role } = useSession();
  const params = { websiteId: website.id };
  const offer = useCallMutation({
    run: (isOn: boolean) => call(switchMessages, { params, body: { isOn } }),
    invalidates: [getMessageSettings],
    failed: { fallback: t.settingsFailed },
  });
  const digest = useCallMutation({
    run: (isWanted: boolean) => call(switchMessageDigest, { body: { isWanted } }),
    invalidates: [getMessageSettings],
    failed: { fallback: t.settingsFailed },
  });
  // While a change is on its way, the switch shows what was asked for.
  const isOn = offer.isPending ? (offer.input ?? settings.isOn) : settings.isOn;
  const wantsDigest = digest.isPending ? (digest.input ?? settings.wantsDigest) : settings.wantsDigest;
  const problem = offer.problem ?? digest.problem;
  const { responseTime } = settings;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      <ErrorBanner>{problem}</ErrorBanner>
      {role === 'ORG_ADMIN' ? (
        <>
          <Switch isSelected={isOn} onChange={offer.start} description={t.offerHelp}>
            {t.offer}
          </Switch>
          {isOn && !isDelivered(website, new Date()) && <Banner tone="warning">{t.notLive}</Banner>}
          <Switch isSelected={wantsDigest} onChange={digest.start} description={t.digestHelp}>
            {t.digest}
          </Switch>
        </>
      ) : (
        <p>{t.offerForAdmins[`${settings.isOn}`]}</p>
      )}
      <DefinitionList
        items={[
          {
            term: t.responseTime,
            value: responseTime ? (
              <>
                {t.responseTimeOf(describeDuration(responseTime.medianHours, t), responseTime.count)}
                <span className="block font-normal text-ink-muted text-sm">{t.responseTimeHelp}</span>
              </>
            ) : (
              <span className="font-normal text-ink-muted">{t.noResponseTime}</span>
            ),
          },
        ]}
      />
    </div>
  );
}
