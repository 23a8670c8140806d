import { aboutTexts } from '../../../content/landing/about.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { LandingSection } from './landing-section.tsx';

const PARTS = ['mission', 'values', 'vision', 'team'] as const;

export function About() {
  const t = useTexts(aboutTexts);
  const { name, contactEmail } = settings.brand;
  return (
    <LandingSection id="about" title={t.title} heading="beside">
      <p className="max-w-measure text-xl leading-normal">{t.lead(name)}</p>
      <dl className="mt-12 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {PARTS.map((part) => (
          <div key={part} className="border-brand border-t-4 pt-4">
            <dt className="font-bold text-lg">{t.parts[part].title}</dt>
            <dd className="mt-1 text-ink-muted">
              {t.parts[part].text}
              {part === 'team' && (
                <span className="mt-2 block">
                  <TextLink href={`mailto:${contactEmail}`}>{t.write}</TextLink>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}
