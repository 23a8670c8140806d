import { exportMessages, type ListedWebsite, MESSAGE_STATUSES } from '@evenway/contract';
import { type RefObject, useEffect } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { saveFile } from '../../platform/api/save-file.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { findingAddress } from '../../shared/checks/finding-addresses.ts';
import { ExportButtons } from '../../shared/data-rights/export/export-buttons.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { type InboxLocation, inboxAddress, type StatusFilter } from './inbox-location.ts';
import { MessageTable } from './message-table.tsx';
import { texts } from './texts.ts';
import { useFindings } from './use-findings.ts';
import { useMessages } from './use-messages.ts';

const FILTERS: readonly StatusFilter[] = ['all', ...MESSAGE_STATUSES];

interface InboxProps {
  website: ListedWebsite;
  place: InboxLocation;
  focusNext: RefObject<string | null | undefined>;
}

export function Inbox({ website, place, focusNext }: InboxProps) {
  const t = useTexts(texts);
  const { role } = useSession();
  const navigate = useNavigate();
  const { list, counts, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useMessages(
    website.id,
    place,
  );
  const { status, finding } = place;
  const total = counts && counts.new + counts.answered + counts.mended;
  const countOf = (one: StatusFilter) => (one === 'all' ? total : counts?.[one]);
  const hasList = list !== null;
  useEffect(() => {
    const next = focusNext.current;
    if (!hasList || next === undefined) return;
    focusNext.current = undefined;
    focusMessage(next);
  }, [hasList, focusNext]);
  return (
    <Section title={t.inbox} description={t.kept}>
      <div className="flex flex-col gap-5">
        {error && (
          <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
            {errorToText(error, t.loadFailed)}
          </LoadProblem>
        )}
        {finding !== null && <FindingFilter website={website} findingId={finding} />}
        {finding === null && total !== null && total > 0 && (
          <SegmentedControl
            label={t.filter}
            value={status}
            onChange={(next) =>
              void navigate(inboxAddress(website.domain, { ...place, status: next }), { replace: true })
            }
            options={FILTERS.map((id) => ({
              id,
              label: id === 'all' ? t.all : t.statuses[id],
              badge: String(countOf(id) ?? 0),
            }))}
          />
        )}
        {(list || isPending) && (
          <MessageTable
            website={website}
            place={place}
            rows={list ?? []}
            isLoading={isPending}
            isFiltered={(status !== 'all' || finding !== null) && total !== 0}
          />
        )}
        {hasNextPage && (
          <div>
            <Button isPending={isFetchingNextPage} pendingLabel={t.loading} onPress={() => void fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
        {role === 'ORG_ADMIN' && total !== null && total > 0 && (
          <ExportButtons
            texts={t}
            save={(format) =>
              saveFile(exportMessages, { params: { websiteId: website.id }, query: { format } }, `messages.${format}`)
            }
          />
        )}
      </div>
    </Section>
  );
}

/** Focuses the row of a message, or the page's heading if there is none. */
function focusMessage(id: string | null): void {
  const link = id && document.querySelector<HTMLElement>(`main a[href$="message=${CSS.escape(id)}"]`);
  (link || document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** Names the finding that the messages below are linked with, and links back to all messages. */
function FindingFilter({ website, findingId }: { website: ListedWebsite; findingId: string }) {
  const t = useTexts(texts);
  const { known } = useFindings(website.id);
  const finding = known?.findings.find(({ id }) => id === findingId);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
      <span>
        {t.linkedWith}{' '}
        {known && finding ? (
          <TextLink to={findingAddress(website.domain, findingId)}>{known.titleOf(finding.rule)}</TextLink>
        ) : (
          t.oneFinding
        )}
      </span>
      <TextLink to={inboxAddress(website.domain, { status: 'all', finding: null, message: null })}>
        {t.showAll}
      </TextLink>
    </p>
  );
}
