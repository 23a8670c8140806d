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
      <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
        {FIGURES.map((figure) => (
          <li key={figure} className="flex flex-col border-line-strong border-t-4 pt-5">
            <p className="font-semibold text-5xl tabular-nums tracking-tight">{t.figures[figure].value}</p>
            <p className="mt-3 max-w-[30rem] text-lg">{t.figures[figure].what}</p>
            <div className="mt-auto flex flex-col gap-3 pt-6">
              {pictures[figure]}
              <p className="text-ink-muted text-sm">
                {t.figures[figure].scale}. {t.source}{' '}
                <TextLink href={figureSources[figure]} external>
                  {t.figures[figure].source}
                </TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-14 max-w-3xl border-brand border-s-4 ps-5 text-xl leading-normal">{t.honest}</p>
    </LandingSection>
  );
}
