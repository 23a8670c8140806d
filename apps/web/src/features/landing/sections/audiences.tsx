import { Brain, Eye, Focus, Type, Waves } from 'lucide-react';
import { audiencesTexts } from '../../../content/landing/audiences.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LogoMark } from '../../../ui/layout/logo-mark.tsx';
import { LandingSection } from './landing-section.tsx';

const AUDIENCES = ['see', 'understand', 'calm', 'focus', 'read'] as const;
const icons = { see: Eye, understand: Brain, calm: Waves, focus: Focus, read: Type };

export function Audiences() {
  const t = useTexts(audiencesTexts);
  return (
    <LandingSection id="audiences" title={t.title} lead={t.lead} tone="sunken">
      <ul className="grid gap-x-12 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-6">
        {AUDIENCES.map((audience, index) => {
          const Icon = icons[audience];
          return (
            <li
              key={audience}
              className={classNames(
                'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-line border-t py-3 sm:border-line-strong sm:py-4',
                index < 3 ? 'lg:col-span-2' : 'lg:col-span-3',
              )}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-6 text-brand" />
              <div>
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <h3 className="text-lg">{t.cards[audience].title}</h3>
                  <p className="inline-flex items-center gap-1.5 font-semibold text-sm">
                    <LogoMark className="size-4 text-brand" />
                    {t.cards[audience].profile}
                  </p>
                </div>
                <p className="mt-0.5 max-w-measure text-ink-muted text-sm sm:mt-2 sm:text-base">
                  {t.cards[audience].text}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </LandingSection>
  );
}
