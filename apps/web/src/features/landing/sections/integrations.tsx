import { FileText, GraduationCap, ShoppingBag } from 'lucide-react';
import { integrationsTexts, platforms } from '../../../content/landing/integrations.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { LandingSection } from './landing-section.tsx';

const GROUPS = ['content', 'commerce', 'learning'] as const;
const icons = { content: FileText, commerce: ShoppingBag, learning: GraduationCap };

export function Integrations() {
  const t = useTexts(integrationsTexts);
  return (
    <LandingSection id="integrations" title={t.title} lead={t.lead} heading="beside">
      <dl className="divide-y divide-line border-line border-y">
        {GROUPS.map((group) => {
          const Icon = icons[group];
          return (
            <div
              key={group}
              className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3 py-2 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-8 sm:py-6"
            >
              <dt className="text-ink-muted text-sm sm:text-base">{t.groups[group]}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4 sm:gap-x-7 sm:gap-y-3">
                  {platforms[group].map((name) => (
                    <li key={name} className="flex items-center gap-1.5 font-semibold text-sm sm:gap-2 sm:text-xl">
                      <Icon aria-hidden="true" className="size-4 text-brand sm:size-5" />
                      {name}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-ink-muted text-sm sm:mt-4">{t.note(settings.brand.name)}</p>
    </LandingSection>
  );
}
