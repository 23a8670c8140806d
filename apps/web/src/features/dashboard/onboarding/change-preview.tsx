import type { PlanChangePreview } from '@evenway/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { describePlanChange } from './describe-plan-change.ts';
import { onboardingTexts } from './onboarding-texts.ts';

interface ChangePreviewProps {
  preview: UseQueryResult<PlanChangePreview>;
  /** A plan is chosen that has a price. */
  isNeeded: boolean;
}

/** The cost of the change in words, before it is made. Always rendered, so that screen readers announce changes. */
export function ChangePreview({ preview, isNeeded }: ChangePreviewProps) {
  const t = useTexts(onboardingTexts).preview;
  return (
    <div role="status" className="min-w-0 leading-snug">
      {!isNeeded ? null : preview.data ? (
        <Cost preview={preview.data} />
      ) : preview.error && !preview.isFetching ? (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <FieldMessage>{errorToText(preview.error, t.failed)}</FieldMessage>
          <Button size="sm" onPress={() => void preview.refetch()}>
            {t.retry}
          </Button>
        </span>
      ) : (
        <p className="text-ink-muted text-sm">{t.counting}</p>
      )}
    </div>
  );
}

function Cost({ preview }: { preview: PlanChangePreview }) {
  const t = useTexts(onboardingTexts).preview;
  const { now, later } = describePlanChange(preview, languagePreference.use(), t);
  return (
    <p>
      <span className="font-semibold">{now}</span> <span className="text-ink-muted text-sm">{later.join(' ')}</span>
    </p>
  );
}
