import { ChevronDown } from 'lucide-react';
import { faqTexts, questions } from '../../../content/landing/faq.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LandingSection } from './landing-section.tsx';

/** One answer is open at a time, initially the first: the browser does this for details with the same name. */
export function Faq() {
  const t = useTexts(faqTexts);
  return (
    <LandingSection id="faq" title={t.title} tone="sunken" heading="beside">
      <div className="divide-y divide-line border-line border-y">
        {questions.map((id, index) => (
          <details key={id} name="faq" open={index === 0} className="group">
            <summary className="flex min-h-12 items-center justify-between gap-4 rounded-xs py-2.5 font-semibold sm:min-h-14 sm:py-4 sm:text-lg">
              {t.items[id].question}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-muted group-open:rotate-180 motion-safe:transition-transform motion-safe:duration-150"
              />
            </summary>
            <p className="max-w-measure pb-4 text-ink-muted sm:pb-6">{t.items[id].answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}
