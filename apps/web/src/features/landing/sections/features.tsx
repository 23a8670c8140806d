import { featuresTexts } from '../../../content/landing/features.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { featureNames, featurePictures } from '../pictures/feature-pictures.tsx';
import { LandingSection } from './landing-section.tsx';
import { MeasuredTable } from './measured-table.tsx';

/** Each control shows what it does, on a ruled sheet like a type specimen. */
export function Features() {
  const t = useTexts(featuresTexts);
  return (
    <LandingSection id="features" title={t.title} lead={t.lead}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line md:grid-cols-3 lg:grid-cols-4">
        {featureNames.map((name) => (
          <li key={name} className="flex flex-col bg-surface-raised px-3 py-2.5 sm:p-6">
            <svg
              viewBox="0 0 120 64"
              aria-hidden="true"
              focusable="false"
              className="mb-1.5 h-9 w-17 self-start text-ink sm:mb-5 sm:h-16 sm:w-30"
              fill="none"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {featurePictures[name]}
            </svg>
            <h3 className="hyphens-auto text-base sm:text-lg">{t.items[name].name}</h3>
            <p className="mt-0.5 text-ink-muted text-sm sm:mt-1">{t.items[name].text}</p>
          </li>
        ))}
      </ul>
      <MeasuredTable />
    </LandingSection>
  );
}
