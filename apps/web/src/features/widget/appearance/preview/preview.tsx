import type { WidgetConfig } from '@evenway/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { LoadProblem } from '../../../../ui/loading/load-problem.tsx';
import { PreviewScreen } from './preview-screen.tsx';
import { previewTexts } from './preview-texts.ts';
import { usePreviewAddress } from './use-preview-address.ts';

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
