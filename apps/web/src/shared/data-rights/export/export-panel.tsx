import type { DataExport } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { openFile } from '../../../platform/api/open-file.ts';
import { queryKeyOf, useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Bar } from '../../../ui/data/bar.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { LevelBars } from '../../../ui/loading/level-bars.tsx';
import { LoadProblem } from '../../../ui/loading/load-problem.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { type ExportKind, exportCalls } from './export-calls.ts';
import { formatSize } from './format-size.ts';
import { texts } from './texts.ts';

const LOOK_AGAIN_MS = 2_000;
const isOpen = (found: DataExport | null | undefined) => found?.state === 'waiting' || found?.state === 'running';

/** The newest export in any state, and the button for the next one. */
export function ExportPanel({ kind }: { kind: ExportKind }) {
  const t = useTexts(texts);
  const { read, request } = exportCalls[kind];
  const { data, error, refetch } = useCall(read, {}, { again: (answer) => isOpen(answer?.export) && LOOK_AGAIN_MS });
  const start = useCallMutation({
    run: () => call(request, {}),
    replaces: queryKeyOf(read, {}),
    failed: { unexplained: t.startFailed, network: t.startOffline, fallback: t.startFailed },
  });
  if (!data && error)
    return (
      <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
        {errorToText(error, t.loadFailed)}
      </LoadProblem>
    );
  if (!data) return <Skeleton shape="block" label={t.loading} />;
  const found = data.export;
  const startButton = (label: string, isMain: boolean) => (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      isPending={start.isPending}
      pendingLabel={t.starting}
      onPress={() => start.start()}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <ErrorBanner>{start.problem}</ErrorBanner>
      {/* Announced when the state changes, not for every file. */}
      <div role="status" className="empty:hidden">
        {found?.state === 'ready' && <Ready kind={kind} found={found} />}
        {found?.state === 'failed' && (
          <Banner tone="error" title={t.failed}>
            {t.failedHelp}
          </Banner>
        )}
        {found?.state === 'expired' && <Expired found={found} />}
      </div>
      {isOpen(found) && found ? (
        <Running found={found} />
      ) : (
        <div>{startButton(found ? t.again : t.start, found?.state !== 'ready')}</div>
      )}
    </div>
  );
}

function Running({ found: { state, part, partsDone, partsTotal, rows } }: { found: DataExport }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const number = new Intl.NumberFormat(language);
  const current = Math.min(partsDone + 1, partsTotal);
  return (
    <div className="flex flex-col gap-3 rounded-panel bg-surface-sunken px-6 py-5">
      <p className="flex items-center gap-3 font-semibold">
        <LevelBars className="h-4 w-6 text-brand" />
        <span role="status">{state === 'waiting' ? t.waiting : t.running}</span>
      </p>
      {state === 'running' && partsTotal > 0 && (
        <>
          <Bar share={partsDone / partsTotal} />
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm tabular-nums">
            <span>{t.step(number.format(current), number.format(partsTotal), part ?? 'README')}</span>
            <span className="text-ink-muted">{t.rows(number.format(rows))}</span>
          </p>
        </>
      )}
      <p className="text-ink-muted">{t.leave}</p>
    </div>
  );
}

/** Requested once more before the browser goes there: an expired file would open as an error without a page. */
function Ready({ kind, found }: { kind: ExportKind; found: DataExport }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const { read, file } = exportCalls[kind];
  const { refetch } = useCall(read, {});
  const [isGone, setGone] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const download = async () => {
    setFailure(null);
    const { data } = await refetch();
    const isThere = data?.export?.id === found.id && data.export.state === 'ready';
    setGone(!isThere);
    if (isThere) await openFile(file, { params: { id: found.id } }).catch(setFailure);
  };
  const rows = new Intl.NumberFormat(language).format(found.rows);
  return (
    <Banner
      tone="success"
      title={t.ready}
      action={
        <Button variant="primary" onPress={() => void download()}>
          {t.download}
        </Button>
      }
    >
      {t.readyHelp(rows, formatSize(language, found.size), formatDate(language, found.expiresAt ?? ''))}
      {isGone && <p>{t.gone}</p>}
      {failure !== null && <p>{errorToText(failure, t.downloadFailed)}</p>}
    </Banner>
  );
}

function Expired({ found }: { found: DataExport }) {
  const t = useTexts(texts);
  return (
    <Banner tone="info" title={t.expired(formatDate(languagePreference.use(), found.requestedAt))}>
      {t.expiredHelp}
    </Banner>
  );
}
