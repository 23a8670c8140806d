import { type SingleSignOn, type SsoTry, trySingleSignOn } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { formatDateTime } from '../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { keepLanguage, languagePreference } from '../../platform/preferences/language.ts';
import { roleNames } from '../../platform/session/role-names.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ssoTexts } from './texts.ts';

export function TryStep({ settings: { provider, lastTry } }: { settings: SingleSignOn }) {
  const t = useTexts(ssoTexts).attempt;
  const leave = useCallMutation({
    run: async () => {
      const { url } = await call(trySingleSignOn, {});
      keepLanguage();
      window.location.assign(url);
    },
    failed: { fallback: t.failed },
  });
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-2xl flex-col items-start gap-5 *:max-w-full">
        {lastTry && <LastTry lastTry={lastTry} />}
        <ErrorBanner>{leave.problem}</ErrorBanner>
        {provider ? (
          <Button isPending={leave.isPending} pendingLabel={t.starting} onPress={() => leave.start()}>
            {t.start}
          </Button>
        ) : (
          <p className="text-ink-muted">{t.first}</p>
        )}
      </div>
    </Section>
  );
}

function LastTry({ lastTry: { at, outcome, email, role, values } }: { lastTry: SsoTry }) {
  const t = useTexts(ssoTexts).attempt;
  const roles = useTexts(roleNames);
  const language = languagePreference.use();
  const seen = [
    ...(email === null ? [] : [{ term: t.email, value: <span className="wrap-anywhere">{email}</span> }]),
    ...(role === null ? [] : [{ term: t.role, value: roles[role] }]),
    ...(email === null
      ? []
      : [{ term: t.values, value: <span className="wrap-anywhere">{values.join(', ') || t.none}</span> }]),
  ];
  return (
    <div className="flex w-full flex-col gap-4">
      <Banner tone={outcome === 'done' ? 'success' : 'error'} title={t.last(formatDateTime(language, at))}>
        {t.outcomes[outcome]}
      </Banner>
      {seen.length > 0 && <DefinitionList items={seen} />}
    </div>
  );
}
