import { Brain, Eye, Focus, Type, Waves } from 'lucide-react';
import { audiencesTexts } from '../../../content/landing/audiences.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LogoMark } from '../../../ui/layout/logo-mark.tsx';
import { LandingSection } from './landing-section.tsx';

const AUDIENCES = ['vision', 'cognitive', 'seizureSafe', 'adhd', 'dyslexia'] as const;
const icons = { vision: Eye, cognitive: Brain, seizureSafe: Waves, adhd: Focus, dyslexia: Type };

export function Audiences() {
  const t = useTexts(audiencesTexts);
  return (
    <LandingSection id="audiences" title={t.title} lead={t.lead} tone="sunken">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
        {AUDIENCES.map((audience, index) => {
          const Icon = icons[audience];
          return (
            <li
              key={audience}
              className={classNames(
                'flex flex-col rounded-panel border border-line bg-surface-raised p-6',
                index < 2 ? 'lg:col-span-3' : 'lg:col-span-2',
              )}
            >
              <h3 className="flex items-center gap-3 text-xl">
                <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
                {t.cards[audience].title}
              </h3>
              <p className="mt-3 mb-6 max-w-measure text-ink-muted">{t.cards[audience].text}</p>
              <p className="mt-auto flex flex-wrap items-center gap-x-2 border-line border-t pt-4">
                <span className="text-ink-muted text-sm">{t.profile}</span>
                <span className="inline-flex items-center gap-1.5 font-semibold">
                  <LogoMark className="size-4 text-brand" />
                  {t.cards[audience].profile}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </LandingSection>
  );
}
