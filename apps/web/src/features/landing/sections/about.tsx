import type { Company } from '@evenway/contract';
import { aboutTexts } from '../../../content/landing/about.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { settings } from '../../../platform/settings.ts';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { LandingSection } from './landing-section.tsx';

const PARTS = ['mission', 'values', 'vision', 'team'] as const;

export function About({ company }: { company: Company | null }) {
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
      {company && <WhoWeAre company={company} />}
    </LandingSection>
  );
}

/** The company behind the site, as its operator has given it. */
function WhoWeAre({ company: { name, address, registration } }: { company: Company }) {
  const t = useTexts(aboutTexts);
  const language = languagePreference.use();
  const { contactEmail } = settings.brand;
  return (
    <div className="mt-10">
      <h3 className="text-lg">{t.company}</h3>
      <address className="mt-2 flex flex-col text-ink-muted not-italic">
        <span className="font-semibold text-ink">{name}</span>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {registration && <span>{registration[language]}</span>}
        <span>
          <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
        </span>
      </address>
    </div>
  );
}
