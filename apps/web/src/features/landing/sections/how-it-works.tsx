import { howItWorksTexts } from '../../../content/landing/how-it-works.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { LandingSection } from './landing-section.tsx';
import { SoonBadge } from './soon-badge.tsx';

const STEPS = ['enable', 'diagnose', 'review'] as const;

/** The steps are along a road of two lines, which is paved as far as the product goes today. */
export function HowItWorks() {
  const t = useTexts(howItWorksTexts);
  return (
    <LandingSection id="how-it-works" title={t.title}>
      <ol className="grid gap-y-3 md:grid-cols-3">
        {STEPS.map((step, index) => {
          const isReady = step === 'enable';
          return (
            <li key={step} className="flex flex-col">
              <span
                aria-hidden="true"
                className={classNames(
                  'hidden h-4 border-y-4 md:block',
                  isReady ? 'border-brand' : 'border-line-strong border-dashed',
                )}
              />
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:pe-4 md:pt-5">
                <h3 className="text-lg sm:text-xl">
                  <span className="text-ink-muted tabular-nums">{index + 1}.</span> {t.steps[step].title}
                </h3>
                {isReady ? <Badge tone="success">{t.now}</Badge> : <SoonBadge>{t.soon}</SoonBadge>}
                <p className="max-w-measure basis-full text-ink-muted">{t.steps[step].text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </LandingSection>
  );
}
