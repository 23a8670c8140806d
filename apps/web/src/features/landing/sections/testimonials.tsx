import { proofTexts } from '../../../content/landing/proof.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import type { Proof } from '../proof.ts';
import { LandingSection } from './landing-section.tsx';
import { SampleBadge } from './sample-badge.tsx';

/** Only real testimonials: a made-up sentence would be worth less than none. */
export function Testimonials({ proof: { testimonials, users } }: { proof: Proof }) {
  const t = useTexts(proofTexts);
  const language = languagePreference.use();
  if (testimonials.shown.length === 0 && users.shown === null) return null;
  return (
    <LandingSection id="testimonials" title={t.voices}>
      {users.shown && (
        <p className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-lg sm:mb-8 sm:text-xl">
          {users.shown[language]}
          {users.isSample && <SampleBadge />}
        </p>
      )}
      <ul className="grid gap-x-8 gap-y-4 sm:gap-y-8 md:grid-cols-3 lg:gap-x-12">
        {testimonials.shown.map(({ text, author, role }) => (
          <li key={author} className="flex flex-col gap-1 border-brand border-t-4 pt-3 sm:gap-4 sm:pt-4">
            <blockquote className="text-sm sm:text-base lg:text-lg">{text[language]}</blockquote>
            <p className="mt-auto flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-semibold">{author}</span>
              <span className="text-ink-muted text-sm">{role[language]}</span>
              {testimonials.isSample && <SampleBadge />}
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
