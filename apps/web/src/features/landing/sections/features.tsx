import { featuresTexts } from '../../../content/landing/features.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { featureNames, featurePictures } from '../pictures/feature-pictures.tsx';
import { LandingSection } from './landing-section.tsx';

/** Each control shows what it does. A ruled sheet, like a type specimen. */
export function Features() {
  const t = useTexts(featuresTexts);
  return (
    <LandingSection id="features" title={t.title} lead={t.lead}>
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-panel border border-line bg-line min-[26rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {featureNames.map((name) => (
          <li key={name} className="flex flex-col bg-surface-raised p-5 sm:p-6">
            <svg
              viewBox="0 0 120 64"
              aria-hidden="true"
              focusable="false"
              className="mb-5 h-16 w-30 self-start text-ink"
              fill="none"
              strokeWidth="4"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {featurePictures[name]}
            </svg>
            <h3 className="text-lg">{t.items[name].name}</h3>
            <p className="mt-1 text-ink-muted text-sm">{t.items[name].text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
