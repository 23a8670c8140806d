import { Check } from 'lucide-react';
import { solutionsTexts } from '../../../content/landing/solutions.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LandingSection } from './landing-section.tsx';

const AUDIENCES = ['owners', 'enterprises', 'agencies', 'developers', 'companies'] as const;

export function Solutions() {
  const t = useTexts(solutionsTexts);
  return (
    <LandingSection id="solutions" title={t.title} lead={t.lead}>
      <ul className="divide-y divide-line border-line border-y">
        {AUDIENCES.map((audience) => (
          <li
            key={audience}
            className="grid gap-x-12 gap-y-6 py-8 md:grid-cols-2 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <h3 className="text-xl md:col-span-2 lg:col-span-1">{t.audiences[audience].title}</h3>
            <div>
              <p className="mb-2 font-semibold text-positive text-sm">{t.today}</p>
              <ul className="flex flex-col gap-2">
                {t.audiences[audience].today.map((line) => (
                  <li key={line} className="flex gap-2.5">
                    <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-positive" />
                    {line}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <p className="mb-2 font-semibold text-ink-muted text-sm">{t.later}</p>
              <ul className="flex flex-wrap gap-2">
                {t.audiences[audience].later.map((line) => (
                  <li
                    key={line}
                    className="rounded-control border border-line-strong border-dashed px-2.5 py-0.5 text-ink-muted"
                  >
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
