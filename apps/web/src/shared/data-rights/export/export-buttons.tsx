import { Download } from 'lucide-react';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';

export type ExportFormat = 'csv' | 'json';

interface ExportButtonsProps {
  /** Fetches the file and hands it to the browser. */
  save: (format: ExportFormat) => Promise<unknown>;
  texts: Record<ExportFormat | 'exporting' | 'exported' | 'exportFailed', string>;
}

/** A list as a file, in either format. */
export function ExportButtons({ save, texts: t }: ExportButtonsProps) {
  const { start, isPending, isDone, input, problem } = useCallMutation({
    run: save,
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
