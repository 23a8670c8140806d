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
      <p className="max-w-measure sm:text-xl sm:leading-normal">{t.lead(name)}</p>
      <dl className="mt-4 grid gap-x-12 gap-y-3 sm:mt-12 sm:grid-cols-2 sm:gap-y-8">
        {PARTS.map((part) => (
          <div key={part} className="sm:border-brand sm:border-t-4 sm:pt-4">
            <dt className="inline font-bold sm:block sm:text-lg">{t.parts[part].title}</dt>{' '}
            <dd className="inline text-ink-muted sm:mt-1 sm:block">
              {t.parts[part].text}
              {part === 'team' && (
                <>
                  {' '}
                  <TextLink href={`mailto:${contactEmail}`}>{t.write}</TextLink>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {company && <WhoWeAre company={company} />}
    </LandingSection>
  );
}

/** The company behind the site, as provided by its operator. */
function WhoWeAre({ company: { name, address, registration } }: { company: Company }) {
  const t = useTexts(aboutTexts);
  const language = languagePreference.use();
  const { contactEmail } = settings.brand;
  return (
    <div className="mt-6 sm:mt-10">
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
