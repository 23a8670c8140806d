import { getMessage, type ListedWebsite, listFindings, type Message, paths, updateMessage } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { findingAddress } from '../../shared/checks/finding-addresses.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { focusField } from '../../ui/forms/focus-field.ts';
import { Form } from '../../ui/forms/form.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { findingOptions } from './finding-options.ts';
import { texts } from './texts.ts';
import { useFindings } from './use-findings.ts';
import type { VersionGuard } from './version-guard.ts';

interface MessageFindingProps {
  website: ListedWebsite;
  message: Message;
  seen: VersionGuard;
}

/** The finding that a message is about, with a link to it. */
export function MessageFinding({ website, message, seen }: MessageFindingProps) {
  const t = useTexts(texts);
  const { role } = useSession();
  const { known, error, isFetching, retry } = useFindings(website.id);
  return (
    <Section title={t.findingTitle} description={t.findingHelp}>
      {!known && error && !isFetching && (
        <LoadProblem retryLabel={t.retry} onRetry={retry}>
          {errorToText(error, t.findingsFailed)}
        </LoadProblem>
      )}
      {!known && (!error || isFetching) && <Skeleton shape="line" width="w-1/2" label={t.findingsLoading} />}
      {known && (
        <div className="flex max-w-3xl flex-col gap-4">
          <LinkedFinding website={website} findingId={message.findingId} known={known} />
          {role === 'ORG_ADMIN' && <FindingChoice message={message} seen={seen} known={known} />}
          {known.findings.length === 0 && (
            <p className="text-ink-muted">
              {t.noFindings}{' '}
              <TextLink to={`${paths.accessibility}?${new URLSearchParams({ website: website.domain })}`}>
                {t.toCheck}
              </TextLink>
            </p>
          )}
        </div>
      )}
    </Section>
  );
}

type Known = NonNullable<ReturnType<typeof useFindings>['known']>;

function LinkedFinding({
  website,
  findingId,
  known,
}: {
  website: ListedWebsite;
  findingId: string | null;
  known: Known;
}) {
  const t = useTexts(texts);
  if (findingId === null) return <p className="text-ink-muted">{t.notLinked}</p>;
  const finding = known.findings.find(({ id }) => id === findingId);
  return (
    <p className="wrap-anywhere">
      {finding ? (
        <TextLink to={findingAddress(website.domain, findingId)}>
          {t.findingOption(known.titleOf(finding.rule), finding.pages.length)}
        </TextLink>
      ) : (
        t.findingGone
      )}
    </p>
  );
}

function FindingChoice({ message, seen, known }: { message: Message; seen: VersionGuard; known: Known }) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState(message.findingId);
  const link = useCallMutation({
    run: (findingId: string | null) =>
      seen.change((version) => call(updateMessage, { params: { id: message.id }, body: { version, findingId } })),
    // Findings show how many messages are linked.
    invalidates: [getMessage, listFindings],
    onDone: ({ findingId }) => {
      setChosen(findingId);
      showToast({ tone: 'success', message: findingId === null ? t.unlinked : t.linked });
      // The button that removed the link is gone, so focus must move.
      if (findingId === null) focusField('finding');
    },
    failed: { fallback: t.changeFailed },
  });
  const options = findingOptions(known.findings, { titleOf: known.titleOf, option: t.findingOption, over: t.over });
  if (options.length === 0 && message.findingId === null) return null;
  return (
    <Form label={t.findingTitle} onSubmit={() => chosen !== null && link.start(chosen)}>
      <ErrorBanner>{link.problem}</ErrorBanner>
      <Select
        label={t.finding}
        name="finding"
        placeholder={t.chooseFinding}
        items={options}
        selectedId={options.some(({ id }) => id === chosen) ? chosen : null}
        onChange={setChosen}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={link.isPending && link.input !== null} pendingLabel={t.saving}>
          {t.link}
        </Button>
        {message.findingId !== null && (
          <Button
            variant="quiet"
            isPending={link.isPending && link.input === null}
            pendingLabel={t.saving}
            onPress={() => link.start(null)}
          >
            {t.unlink}
          </Button>
        )}
      </div>
    </Form>
  );
}
