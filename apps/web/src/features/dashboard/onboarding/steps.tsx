import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { onboardingTexts } from './onboarding-texts.ts';

/** Where the person is: two bars, one for each step. */
export function Steps({ current }: { current: 0 | 1 }) {
  const t = useTexts(onboardingTexts);
  return (
    <ol className="mb-6 grid grid-cols-2 gap-2 text-sm">
      {[t.steps.website, t.steps.plan].map((label, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={`border-t-4 pt-1.5 ${index <= current ? 'border-accent' : 'border-line'} ${index === current ? 'font-semibold' : 'text-ink-muted'}`}
        >
          {index + 1}. {label}
        </li>
      ))}
    </ol>
  );
}
