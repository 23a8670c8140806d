import { exportMessages } from '@evenway/contract';
import { Download } from 'lucide-react';
import { saveFile } from '../../platform/api/save-file.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { texts } from './texts.ts';

/** All messages of the website as a file. */
export function ExportButtons({ websiteId }: { websiteId: string }) {
  const t = useTexts(texts);
  const { start, isPending, isDone, input, problem } = useCallMutation({
    run: (format: 'csv' | 'json') =>
      saveFile(exportMessages, { params: { websiteId }, query: { format } }, `messages.${format}`),
    failed: { fallback: t.exportFailed },
  });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {(['csv', 'json'] as const).map((format) => (
          <Button
            key={format}
            icon={<Download aria-hidden="true" className="size-5" />}
            isPending={isPending && input === format}
            pendingLabel={t.exporting}
            onPress={() => start(format)}
          >
            {t[format]}
          </Button>
        ))}
      </div>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {isDone && t.exported}
      </p>
      {problem && <Banner tone="error">{problem}</Banner>}
    </div>
  );
}
