import type { ReactNode } from 'react';
import { figureSources, problemTexts } from '../../../content/landing/problem.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { ManyPages, ManyPeople, ManySheets } from '../pictures/figure-pictures.tsx';
import { LandingSection } from './landing-section.tsx';

const FIGURES = ['pages', 'lawsuits', 'people'] as const;

const pictures: Record<(typeof FIGURES)[number], ReactNode> = {
  pages: <ManyPages />,
  lawsuits: <ManySheets />,
  people: <ManyPeople />,
};

export function ProblemFigures() {
  const t = useTexts(problemTexts);
  return (
    <LandingSection id="problem" title={t.title} lead={t.lead} tone="sunken">
      <ul className="grid gap-x-8 gap-y-4 sm:gap-y-6 md:grid-cols-3 lg:gap-x-12">
        {FIGURES.map((figure) => (
          <li
            key={figure}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-line-strong border-t-4 pt-3 sm:flex sm:flex-col sm:pt-5"
          >
            <p className="font-semibold text-[1.875rem] tabular-nums leading-tight tracking-tight sm:text-4xl lg:text-5xl">
              {t.figures[figure].value}
            </p>
            <p className="max-w-[30rem] text-sm sm:mt-3 sm:text-base lg:text-lg">{t.figures[figure].what}</p>
            <div className="col-start-2 mt-auto flex flex-col gap-3 pt-1 sm:pt-6">
              <div className="hidden sm:block">{pictures[figure]}</div>
              <p className="text-ink-muted text-sm">
                {t.source}{' '}
                <TextLink href={figureSources[figure]} external>
                  {t.figures[figure].source}
                </TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-3xl border-brand border-s-4 ps-4 sm:mt-12 sm:ps-5 sm:text-xl sm:leading-normal">
        {t.honest}
      </p>
    </LandingSection>
  );
}
