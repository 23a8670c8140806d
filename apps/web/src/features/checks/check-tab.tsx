import { type ListedWebsite, listChecks } from '@evenway/contract';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { WithCheckGuidance } from './check-guidance-context.tsx';
import { checkTexts } from './check-texts.ts';
import { FilesSection } from './files/files-section.tsx';
import { ManualSection } from './manual/manual-section.tsx';
import { ResultsArea } from './results/results-area.tsx';
import { RunSection } from './run/run-section.tsx';

/** A check in the owner's own browser, what it found, and what only a person can find. */
export function CheckTab({ website }: { website: ListedWebsite }) {
  const t = useTexts(checkTexts);
  const checks = useCall(listChecks, { params: { websiteId: website.id } });
  return (
    <LoadedPart query={checks} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
      {(list) => (
        <>
          <RunSection website={website} checks={list} />
          <WithCheckGuidance>
            <ResultsArea website={website} />
            <ManualSection websiteId={website.id} />
            <FilesSection website={website} />
          </WithCheckGuidance>
        </>
      )}
    </LoadedPart>
  );
}
