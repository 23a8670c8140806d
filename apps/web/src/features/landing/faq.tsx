import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { texts } from './texts.ts';

const QUESTIONS = ['compliance', 'install', 'cancel'] as const;

/** One answer is open at a time, the first to begin with: the browser sees to it for details of one name. */
export function Faq() {
  const t = useTexts(texts).faq;
  return (
    <div className="divide-y divide-line border-line border-y">
      {QUESTIONS.map((id, index) => (
        <details key={id} name="faq" open={index === 0} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold">
            {t.items[id].question}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
          </summary>
          <p className="max-w-measure pb-5 text-ink-muted">{t.items[id].answer}</p>
        </details>
      ))}
    </div>
  );
}
