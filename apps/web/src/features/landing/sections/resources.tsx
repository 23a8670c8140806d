import { paths } from '@evenway/contract';
import { readings, resourcesTexts } from '../../../content/landing/resources.ts';
import { placeholders } from '../../../content/placeholders.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { LandingSection } from './landing-section.tsx';
import { SoonBadge } from './soon-badge.tsx';

const READINGS = ['introduction', 'checks', 'contrast'] as const;
const PLACES = ['first', 'second'] as const;

export function Resources() {
  const t = useTexts(resourcesTexts);
  return (
    <LandingSection id="resources" title={t.title} lead={t.lead} heading="beside">
      <ul className="divide-y divide-line border-line border-y">
        {READINGS.map((reading) => (
          <li key={reading} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
            <TextLink href={readings[reading]} external>
              {t.readings[reading].title}
            </TextLink>
            <span className="text-ink-muted text-sm">{t.readings[reading].by}</span>
          </li>
        ))}
        <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
          <span className="flex flex-wrap gap-x-6 gap-y-1">
            <TextLink to={paths.privacy}>{t.privacy}</TextLink>
            <TextLink to={paths.security}>{t.security}</TextLink>
          </span>
          <span className="text-ink-muted text-sm">{t.ours}</span>
        </li>
      </ul>
      <Placeholders />
    </LandingSection>
  );
}

function Placeholders() {
  const t = useTexts(resourcesTexts);
  const example = useTexts(placeholders);
  return (
    <div className="mt-12">
      <div className="grid gap-8 sm:grid-cols-2">
        <div>
          <h3 className="mb-3 text-lg">{t.certifications}</h3>
          <ul className="flex flex-col gap-3">
            {PLACES.map((place) => (
              <li key={place} className={emptyClass}>
                <span>{example.certifications[place]}</span>
                <SoonBadge>{t.example}</SoonBadge>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-3 text-lg">{t.ratings}</h3>
          <ul className="flex flex-col gap-3">
            {PLACES.map((place) => (
              <li key={place} className={emptyClass}>
                <span>
                  {example.ratings[place].score} {example.ratings[place].outOf}, {example.ratings[place].site}
                </span>
                <SoonBadge>{t.example}</SoonBadge>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="mt-4 text-ink-muted text-sm">{t.placeholder}</p>
    </div>
  );
}

const emptyClass =
  'flex min-h-14 items-baseline justify-between gap-4 rounded-panel border border-line-strong border-dashed px-4 py-3 text-ink-muted';
