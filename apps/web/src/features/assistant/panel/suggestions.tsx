import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { panelTexts } from './panel-texts.ts';

interface SuggestionsProps {
  /** What has been said so far. */
  asked: readonly string[];
  onAsk: (question: string) => void;
}

export function Suggestions({ asked, onAsk }: SuggestionsProps) {
  const t = useTexts(panelTexts);
  const left = t.suggested.filter((question) => !asked.includes(question));
  if (left.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold text-ink-muted text-sm">{t.suggestions}</h3>
      <ul className="mt-1.5 border-line border-t">
        {left.map((question) => (
          <li key={question} className="border-line border-b">
            <button type="button" onClick={() => onAsk(question)} className={suggestionClass}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const suggestionClass =
  '-mx-2 min-h-11 w-[calc(100%+1rem)] rounded-xs px-2 py-2 text-start font-medium text-accent hover:bg-accent-surface hover:underline hover:underline-offset-[0.2em] focus-visible:-outline-offset-3';
