import { displayDomain, type WidgetInstallation } from '@evenway/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from '../../../../lib/router/hooks.ts';
import { formatDateTime } from '../../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../../platform/preferences/language.ts';
import { LoadedPart } from '../../../../shared/loading/loaded-part.tsx';
import { DefinitionList } from '../../../../ui/data/definition-list.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { LevelBars } from '../../../../ui/loading/level-bars.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { TextLink } from '../../../../ui/navigation/text-link.tsx';
import { withArea } from '../../website-address.ts';
import { statusTexts } from './status-texts.ts';

/** Where and when the widget was seen: "is it on my website?" is answered before how to install it. */
export function InstallationStatus({ query }: { query: UseQueryResult<WidgetInstallation> }) {
  const t = useTexts(statusTexts);
  const hasWaited = useHasWaited(query.data);
  return (
    <section aria-label={t.title}>
      <LoadedPart query={query} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
        {(installation) => (
          <div className="flex flex-col gap-5">
            {/* There from the start, so that the first visit is announced. */}
            <div role="status">
              {installation.lastSeenAt === null ? <NotSeen /> : hasWaited && <SeenNow host={installation.host ?? ''} />}
            </div>
            {installation.lastSeenAt !== null && <Seen installation={installation} />}
            <Stray installation={installation} />
          </div>
        )}
      </LoadedPart>
    </section>
  );
}

/** Whether nothing was seen yet at some time since this screen opened. */
function useHasWaited(installation: WidgetInstallation | undefined): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  if (!hasWaited && installation?.lastSeenAt === null) setHasWaited(true);
  return hasWaited;
}

function NotSeen() {
  const t = useTexts(statusTexts);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex items-center gap-3 font-semibold text-lg">
        <LevelBars className="h-[0.9em] w-[1.3em] text-brand" />
        {t.notSeen}
      </p>
      <p className="max-w-measure text-ink-muted">{t.notSeenHelp}</p>
    </div>
  );
}

/** The moment that the owner was waiting for, with what comes next. */
function SeenNow({ host }: { host: string }) {
  const t = useTexts(statusTexts);
  const [address] = useSearchParams();
  return (
    <Banner
      tone="success"
      action={<TextLink to={`?${withArea(address, 'appearance')}`}>{t.next}</TextLink>}
      title={t.seenNow(displayDomain(host))}
    >
      {t.seenNowHelp}
    </Banner>
  );
}

function Seen({ installation }: { installation: WidgetInstallation }) {
  const t = useTexts(statusTexts);
  const language = languagePreference.use();
  const { firstSeenAt, lastSeenAt, host, version, isCurrentVersion, snippets } = installation;
  const timeElement = (timestamp: string) => <time dateTime={timestamp}>{formatDateTime(language, timestamp)}</time>;
  const items = [
    lastSeenAt !== null && { term: t.details.last, value: timeElement(lastSeenAt) },
    firstSeenAt !== null && { term: t.details.first, value: timeElement(firstSeenAt) },
    host !== null && { term: t.details.host, value: <span className="wrap-anywhere">{displayDomain(host)}</span> },
    version !== null && {
      term: t.details.version,
      value: isCurrentVersion === false ? t.outdated(version) : t.current(version),
    },
  ].filter((item) => item !== false);
  return (
    <>
      <div>
        <Badge tone="success">{t.seen}</Badge>
      </div>
      <DefinitionList items={items} />
      {snippets !== null && snippets > 1 && (
        <Banner tone="warning">{t.several(new Intl.NumberFormat(language).format(snippets))}</Banner>
      )}
    </>
  );
}

function Stray({ installation: { strayHost, straySeenAt } }: { installation: WidgetInstallation }) {
  const t = useTexts(statusTexts);
  const language = languagePreference.use();
  if (strayHost === null || straySeenAt === null) return null;
  return <Banner tone="warning">{t.stray(displayDomain(strayHost), formatDateTime(language, straySeenAt))}</Banner>;
}
