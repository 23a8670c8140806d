import { type WidgetConfig, widgetPreviewPage } from '@evenway/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../../platform/preferences/language.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { LoadProblem } from '../../../../ui/loading/load-problem.tsx';
import { PreviewScreen } from './preview-screen.tsx';
import { previewTexts } from './preview-texts.ts';

const devices = ['desktop', 'phone'] as const;
type Device = (typeof devices)[number];
const sizes: Record<Device, { width: number; height: number }> = {
  desktop: { width: 920, height: 660 },
  phone: { width: 375, height: 667 },
};

export function Preview({ config }: { config: WidgetConfig }) {
  const t = useTexts(previewTexts);
  const headingId = useId();
  const [device, setDevice] = useState<Device>(() => (matchMedia('(min-width: 40rem)').matches ? 'desktop' : 'phone'));
  const { address, hasFailed, retry } = usePreviewAddress(config);
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          {t.title}
        </h2>
        <SegmentedControl
          label={t.width}
          value={device}
          onChange={setDevice}
          options={devices.map((id) => ({ id, label: t.widths[id] }))}
        />
      </div>
      {hasFailed ? (
        <LoadProblem retryLabel={t.retry} onRetry={retry}>
          {t.failed}
        </LoadProblem>
      ) : (
        <PreviewScreen key={device} address={address} size={sizes[device]} />
      )}
      <p className="max-w-measure text-ink-muted text-sm">{t.help}</p>
    </section>
  );
}

const PATIENCE_MS = 300;

interface PreviewAddress {
  /** Null until the first page has responded. */
  readonly address: string | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * The address of the preview for these settings, shortly after they stop changing. A frame does not report that its
 * page failed, so the page is requested first.
 */
function usePreviewAddress(config: WidgetConfig): PreviewAddress {
  const wanted = useSettled(widgetPreviewPage(config, languagePreference.use()));
  const { data, isError, refetch } = useQuery({
    queryKey: ['widget preview', wanted],
    queryFn: async ({ signal }) => {
      const answer = await fetch(wanted, { signal });
      if (!answer.ok) throw new Error(`The preview answered ${answer.status}`);
      return wanted;
    },
    // The last preview stays until the next one has loaded.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { address: data ?? null, hasFailed: isError, retry: () => void refetch() };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
