import { type PlanChangePreview, previewPlanChange } from '@evenway/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { describeFailure } from '../../../platform/api/describe-failure.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { describeDueNow } from './describe-due-now.ts';
import { formatPrice } from './format-price.ts';
import { onboardingTexts } from './onboarding-texts.ts';

/** The cost of the change in words, before it is made. Always on the page, so that a screen reader hears it arrive. */
export function ChangePreview({ preview }: { preview: UseQueryResult<PlanChangePreview> }) {
  const t = useTexts(onboardingTexts).preview;
  return (
    <div role="status" className="empty:hidden">
      {preview.data ? (
        <Cost preview={preview.data} />
      ) : preview.isFetching ? (
        <p className="text-ink-muted">{t.counting}</p>
      ) : (
        preview.error && (
          <Banner
            tone="error"
            action={
              <Button size="sm" onPress={() => void preview.refetch()}>
                {t.retry}
              </Button>
            }
          >
            {describeFailure(preview.error, previewPlanChange, t.failed)}
          </Banner>
        )
      )}
    </div>
  );
}

function Cost({ preview }: { preview: PlanChangePreview }) {
  const t = useTexts(onboardingTexts).preview;
  const language = languagePreference.use();
  const next = formatPrice(language, preview.nextAmount / 100, preview.currency);
  return (
    <Banner tone="info" title={t.title}>
      {describeDueNow(preview, language, t)} {t.next(next, formatDate(language, preview.nextDate))}
    </Banner>
  );
}
