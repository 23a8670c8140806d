import { endOtherSessions, endSession, listSessions, type OpenSession } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatAgo } from '../../../platform/i18n/format-ago.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Table } from '../../../ui/data/table.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { deviceTexts } from './device-texts.ts';

export function DeviceSection() {
  const t = useTexts(deviceTexts);
  const { data: sessions, error, isPending, refetch } = useCall(listSessions, {});
  const ending = useCallMutation({
    run: (id: string | null) => (id === null ? call(endOtherSessions, {}) : call(endSession, { params: { id } })),
    invalidates: [listSessions],
    onDone: (_, id) => {
      showToast({ tone: 'success', message: id === null ? t.othersEnded : t.ended });
      // The pressed row is gone.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    failed: { fallback: t.failed },
  });
  if (!sessions && error)
    return (
      <Section title={t.title} description={t.help}>
        <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
          {errorToText(error, t.loadFailed)}
        </LoadProblem>
      </Section>
    );
  const hasOthers = (sessions?.length ?? 0) > 1;
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex flex-col items-start gap-5 *:w-full">
        <ErrorBanner>{ending.problem}</ErrorBanner>
        <DeviceTable
          sessions={sessions ?? []}
          isLoading={isPending}
          endingId={ending.isPending ? (ending.input ?? null) : null}
          onEnd={ending.start}
        />
        {hasOthers && (
          <div>
            <Button
              isPending={ending.isPending && ending.input === null}
              pendingLabel={t.ending}
              onPress={() => ending.start(null)}
            >
              {t.endOthers}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

interface DeviceTableProps {
  sessions: readonly OpenSession[];
  isLoading: boolean;
  endingId: string | null;
  onEnd: (id: string) => void;
}

function DeviceTable({ sessions, isLoading, endingId, onEnd }: DeviceTableProps) {
  const t = useTexts(deviceTexts);
  const language = languagePreference.use();
  return (
    <Table
      label={t.list}
      rows={sessions}
      getKey={({ id }) => id}
      isLoading={isLoading}
      empty={null}
      columns={[
        {
          id: 'device',
          header: t.columns.device,
          isRowHeader: true,
          cell: ({ device, isCurrent }) => (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {device ?? t.unknown}
              {isCurrent && <Badge tone="success">{t.current}</Badge>}
            </span>
          ),
        },
        { id: 'network', header: t.columns.network, cell: ({ network }) => network ?? t.unknownNetwork },
        {
          id: 'signedIn',
          header: t.columns.signedIn,
          cell: ({ signedInAt }) => formatDate(language, signedInAt),
        },
        {
          id: 'lastUse',
          header: t.columns.lastUse,
          cell: ({ lastUsedAt }) => formatAgo(language, lastUsedAt, new Date()),
        },
        {
          id: 'actions',
          header: t.columns.actions,
          isHeaderHidden: true,
          align: 'end',
          cell: ({ id, device, isCurrent }) =>
            !isCurrent && (
              <Button
                size="sm"
                aria-label={t.endOf(device ?? t.unknown)}
                isPending={endingId === id}
                pendingLabel={t.ending}
                onPress={() => onEnd(id)}
              >
                {t.end}
              </Button>
            ),
        },
      ]}
    />
  );
}
