import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { OnboardButton } from '../onboard-button.tsx';
import { firstTexts } from './first-texts.ts';

const STEPS = ['website', 'plan', 'code'] as const;

/** The organization has no website yet: the steps to the first one, starting with the first. */
export function FirstWebsite({ title, onOnboard }: { title: string; onOnboard: () => void }) {
  const t = useTexts(firstTexts);
  return (
    <EmptyState title={title} action={<OnboardButton variant="secondary" onPress={onOnboard} />}>
      <ol className="mt-2 grid gap-x-8 gap-y-5 lg:grid-cols-3">
        {STEPS.map((id, index) => (
          <li key={id} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-line-strong font-semibold tabular-nums text-ink"
            >
              {index + 1}
            </span>
            <span>
              <strong className="block font-semibold text-ink leading-8">{t[id].title}</strong> {t[id].help}
            </span>
          </li>
        ))}
      </ol>
    </EmptyState>
  );
}
