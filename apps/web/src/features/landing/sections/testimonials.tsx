import { closingTexts } from '../../../content/landing/closing.ts';
import { placeholders } from '../../../content/placeholders.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LandingSection } from './landing-section.tsx';
import { SoonBadge } from './soon-badge.tsx';

const PLACES = ['first', 'second', 'third'] as const;

/** Empty places, shown as such: a sentence nobody said would be worth less than none. */
export function Testimonials() {
  const t = useTexts(closingTexts).voices;
  const { testimonials } = useTexts(placeholders);
  return (
    <LandingSection id="testimonials" title={t.title} lead={t.note}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {PLACES.map((place) => (
          <li key={place} className="flex flex-col gap-5 rounded-panel border border-line-strong border-dashed p-6">
            <SoonBadge>{t.example}</SoonBadge>
            <p className="text-ink-muted text-lg">{testimonials[place].text}</p>
            <p className="mt-auto text-sm">
              <span className="block font-semibold">{testimonials[place].author}</span>
              <span className="text-ink-muted">{testimonials[place].role}</span>
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
