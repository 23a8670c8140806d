import { MANUAL_CHECK_KEYS } from '@evenway/checks';
import { listManualAnswers } from '@evenway/contract';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { ManualItem } from './manual-item.tsx';
import { manualTexts } from './manual-texts.ts';

/** Twelve things that only a person can judge, with what to do and a place for the answer. */
export function ManualSection({ websiteId }: { websiteId: string }) {
  const t = useTexts(manualTexts);
  const answers = useCall(listManualAnswers, { params: { websiteId } });
  return (
    <Section title={t.title} description={t.help}>
      <LoadedPart query={answers} failed={t.failed} skeleton={<Skeleton shape="block" label={t.loading} />}>
        {(list) => (
          <>
            <p role="status" className="mb-2 text-ink-muted text-sm">
              {t.progress(list.filter(({ outcome }) => outcome !== 'untested').length, MANUAL_CHECK_KEYS.length)}
            </p>
            <ol className="divide-y divide-line border-line border-y">
              {MANUAL_CHECK_KEYS.map((check) => (
                <li key={check}>
                  <ManualItem
                    websiteId={websiteId}
                    check={check}
                    answer={list.find((answer) => answer.check === check)}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </LoadedPart>
    </Section>
  );
}
