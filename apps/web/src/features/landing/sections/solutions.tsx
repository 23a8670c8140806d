import { Check } from 'lucide-react';
import { type SolutionsAudience, solutions, solutionsTexts } from '../../../content/landing/solutions.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { docsAddress } from '../docs-address.ts';
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
              {linesOf(solutions[audience].today, t.audiences[audience].today).map(([line, readOn]) => (
                <li key={line} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-positive sm:mt-1" />
                  <TextLink href={readOn.startsWith('docs') ? docsAddress(readOn.slice('docs'.length)) : readOn}>
                    {line}
                  </TextLink>
                </li>
              ))}
            </ul>
            <p className="text-ink-muted text-sm">
              {t.later} {laterOf(audience, t.audiences[audience].later)}
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

/** Each line that exists, with where to read on. */
function linesOf(
  today: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): (readonly [line: string, readOn: string])[] {
  return Object.entries(today).map(([id, readOn]) => [texts[id] ?? id, readOn]);
}

const laterOf = (audience: SolutionsAudience, texts: Readonly<Record<string, string>>): string =>
  solutions[audience].later.map((id) => texts[id] ?? id).join(', ');
