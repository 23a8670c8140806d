import { FileText, GraduationCap, ShoppingBag } from 'lucide-react';
import { integrationsTexts, platforms } from '../../../content/landing/integrations.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
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
            <div key={group} className="grid gap-x-8 gap-y-3 py-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-ink-muted">{t.groups[group]}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-7 gap-y-3">
                  {platforms[group].map((name) => (
                    <li key={name} className="flex items-center gap-2 font-semibold text-xl">
                      <Icon aria-hidden="true" className="size-5 text-brand" />
                      {name}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-ink-muted text-sm">{t.note}</p>
    </LandingSection>
  );
}
