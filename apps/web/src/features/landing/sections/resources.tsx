import { paths } from '@evenway/contract';
import { readings, resourcesTexts } from '../../../content/landing/resources.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import type { Proof } from '../proof.ts';
import { LandingSection } from './landing-section.tsx';
import { Recognition } from './recognition.tsx';

const READINGS = ['introduction', 'checks', 'contrast'] as const;

export function Resources({ proof }: { proof: Proof }) {
  const t = useTexts(resourcesTexts);
  return (
    <LandingSection id="resources" title={t.title} lead={t.lead} heading="beside">
      <ul className="divide-y divide-line border-line border-y">
        {READINGS.map((reading) => (
          <li key={reading} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 sm:py-4">
            <TextLink href={readings[reading]} external>
              {t.readings[reading].title}
            </TextLink>
            <span className="text-ink-muted text-sm">{t.readings[reading].by}</span>
          </li>
        ))}
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 sm:py-4">
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            <TextLink to={paths.privacy}>{t.privacy}</TextLink>
            <TextLink to={paths.security}>{t.security}</TextLink>
          </span>
          <span className="text-ink-muted text-sm">{t.ours}</span>
        </li>
      </ul>
      <Recognition proof={proof} />
    </LandingSection>
  );
}
