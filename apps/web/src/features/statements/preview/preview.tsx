import { previewStatement, type StatementPreview } from '@evenway/contract';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { texts } from '../texts.ts';
import type { StatementPlace } from '../use-statement-draft.ts';
import { StatementBlocks } from './statement-blocks.tsx';

interface PreviewProps {
  params: StatementPlace;
  /** Actions, shown above the preview. */
  children?: (preview: StatementPreview) => ReactNode;
}

/** The saved draft as visitors would read it. */
export function Preview({ params, children }: PreviewProps) {
  const t = useTexts(texts).preview;
  const query = useCall(previewStatement, { params });
  return (
    <LoadedPart query={query} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(preview) => (
        <div className="flex flex-col gap-6">
          {children?.(preview)}
          <StatementBlocks label={t.label} language={params.language} title={preview.title} blocks={preview.blocks} />
        </div>
      )}
    </LoadedPart>
  );
}
