import { Check } from 'lucide-react';
import { solutionsTexts } from '../../../content/landing/solutions.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LandingSection } from './landing-section.tsx';

const AUDIENCES = ['owners', 'enterprises', 'agencies', 'developers', 'companies'] as const;

export function Solutions() {
  const t = useTexts(solutionsTexts);
  return (
    <LandingSection id="solutions" title={t.title} lead={t.lead}>
      <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-6">
        {AUDIENCES.map((audience, index) => (
          <li
            key={audience}
            className={classNames(
              'flex flex-col gap-1 border-line border-t py-3 sm:gap-2 sm:py-6',
              index < 3 ? 'lg:col-span-2' : 'lg:col-span-3',
            )}
          >
            <h3 className="text-lg sm:text-xl">{t.audiences[audience].title}</h3>
            <ul className="flex flex-col gap-0.5 text-sm sm:gap-1 sm:text-base">
              {t.audiences[audience].today.map((line) => (
                <li key={line} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive sm:mt-1" />
                  {line}
                </li>
              ))}
            </ul>
            <p className="text-ink-muted text-sm">
              {t.later} {t.audiences[audience].later.join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
