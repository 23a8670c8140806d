import { proofTexts } from '../../../content/landing/proof.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import type { Proof } from '../proof.ts';
import { LandingSection } from './landing-section.tsx';
import { SampleBadge } from './sample-badge.tsx';

/** Only where somebody has said something: a made-up sentence would be worth less than none. */
export function Testimonials({ proof: { testimonials, users } }: { proof: Proof }) {
  const t = useTexts(proofTexts);
  const language = languagePreference.use();
  if (testimonials.shown.length === 0 && users.shown === null) return null;
  return (
    <LandingSection id="testimonials" title={t.voices}>
      {users.shown && (
        <p className="mb-8 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl">
          {users.shown[language]}
          {users.isSample && <SampleBadge />}
        </p>
      )}
      <ul className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {testimonials.shown.map(({ text, author, role }) => (
          <li key={author} className="flex flex-col gap-4 border-brand border-t-4 pt-4">
            <blockquote className="text-lg">{text[language]}</blockquote>
            <p className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
              <span>
                <span className="block font-semibold">{author}</span>
                <span className="text-ink-muted text-sm">{role[language]}</span>
              </span>
              {testimonials.isSample && <SampleBadge />}
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
