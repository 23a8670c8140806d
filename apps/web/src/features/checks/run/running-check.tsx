import {
  type CheckProgress,
  displayDomain,
  getCheck,
  type ListedWebsite,
  listChecks,
  listFindings,
  stopCheck,
} from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Bar } from '../../../ui/data/bar.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { checkTexts } from '../check-texts.ts';
import { isActive } from './check-state.ts';
import { CheckedPages } from './checked-pages.tsx';
import { SilenceHelp, useSilence } from './silence-help.tsx';
import { useCheckProgress } from './use-check-progress.ts';
import type { CheckStart } from './use-check-start.ts';

interface RunningCheckProps {
  id: string;
  website: ListedWebsite;
  start: CheckStart;
  onEnded: () => void;
}

/** How far the check in the other tab is. */
export function RunningCheck({ id, website, start, onEnded }: RunningCheckProps) {
  const t = useTexts(checkTexts);
  const check = useCheckProgress({ id, start, onEnded });
  return (
    <LoadedPart query={check} failed={t.run.loadFailed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(progress) =>
        isActive(progress) ? (
          <ActiveCheck progress={progress} website={website} start={start} />
        ) : (
          <EndedCheck progress={progress} website={website} start={start} />
        )
      }
    </LoadedPart>
  );
}

interface CheckProps {
  progress: CheckProgress;
  website: ListedWebsite;
  start: CheckStart;
}

function ActiveCheck({ progress, website, start }: CheckProps) {
  const t = useTexts(checkTexts);
  const { id, state, pages, count, createdAt, isQuiet, problem } = progress;
  const domain = displayDomain(website.domain);
  const isSilent = useSilence(createdAt) && state === 'waiting';
  const done = pages.checked + pages.notFramed + pages.failed;
  // All pages known so far are done, and links may lead to more: a full bar would look like the end.
  const isSearching = done >= pages.found;
  return (
    <Section title={t.run.title(domain)} description={t.run.keepOpen} actions={<StopButton id={id} />}>
      <div className="flex max-w-3xl flex-col gap-5">
        {state === 'waiting' && start.checkId === id && start.address !== null && (
          <OpenLink address={start.address} domain={domain} isBlocked={start.isBlocked} />
        )}
        <div className="flex flex-col gap-2">
          {/* Every page would be too much to hear: how far it is stands as text, and its end is told. */}
          <p role="status" className="font-semibold empty:hidden">
            {state === 'waiting' && t.run.waiting}
            {state === 'paused' && t.run.paused(done, pages.found)}
          </p>
          {state !== 'waiting' && (
            <>
              {state === 'running' && (
                <p className="font-semibold">
                  {isSearching ? t.run.searching(done) : t.run.running(done, pages.found)}
                </p>
              )}
              <Bar share={done / (isSearching ? done + 1 : pages.found)} />
              <p className="text-ink-muted text-sm">{t.run.found(count)}</p>
            </>
          )}
        </div>
        {isQuiet && (
          <Banner tone="warning" live>
            {t.run.quiet}
          </Banner>
        )}
        {isSilent && <SilenceHelp website={website} title={t.silence.title} />}
        {problem && <SilenceHelp website={website} title={t.problems[problem]} />}
        <CheckedPages progress={progress} start={start} />
      </div>
    </Section>
  );
}

function EndedCheck({ progress, website, start }: CheckProps) {
  const t = useTexts(checkTexts);
  const { state, pages, problem } = progress;
  const said = state === 'finished' || state === 'stopped' ? t.ended[state](pages.checked) : t.ended.expired;
  return (
    <div className="mb-8 flex max-w-3xl flex-col gap-5">
      <Banner tone={state === 'finished' ? 'success' : 'warning'} live>
        {said}
      </Banner>
      {problem && <SilenceHelp website={website} title={t.problems[problem]} />}
      <CheckedPages progress={progress} start={start} />
    </div>
  );
}

/** The tab may have been blocked or closed. The address is good once, so that a second opening does no harm. */
function OpenLink({ address, domain, isBlocked }: { address: string; domain: string; isBlocked: boolean }) {
  const t = useTexts(checkTexts).run;
  const link = (
    <TextLink href={address} external>
      {t.open(domain)}
    </TextLink>
  );
  if (isBlocked)
    return (
      <Banner tone="warning" live action={link}>
        {t.blocked}
      </Banner>
    );
  return (
    <p>
      {t.notOpened} {link}
    </p>
  );
}

function StopButton({ id }: { id: string }) {
  const t = useTexts(checkTexts).run;
  const { role } = useSession();
  const stop = useCallMutation({
    run: () => call(stopCheck, { params: { id } }),
    replaces: queryKeyOf(getCheck, { params: { id } }),
    invalidates: [listChecks, listFindings],
    failed: t.stopFailed,
  });
  if (role !== 'ORG_ADMIN') return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button isPending={stop.isPending} pendingLabel={t.stopping} onPress={() => stop.start()}>
        {t.stop}
      </Button>
      <ErrorBanner>{stop.problem}</ErrorBanner>
    </div>
  );
}
