import type { MessageWord } from '@evenway/contract';
import { formatInstant } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Section } from '../../ui/layout/section.tsx';
import { texts } from './texts.ts';

export function Conversation({ words }: { words: readonly MessageWord[] }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  return (
    <Section title={t.conversation}>
      {words.length === 0 ? (
        <p className="text-ink-muted">{t.noWords}</p>
      ) : (
        <ol className="flex max-w-3xl flex-col gap-4">
          {words.map(({ id, from, text, at, author }) => (
            <li
              key={id}
              className={`rounded-panel px-5 py-4 ${from === 'owner' ? 'bg-surface-sunken' : 'border border-line'}`}
            >
              <p className="font-semibold leading-snug">{from === 'owner' ? t.byOwner(author) : t.byVisitor}</p>
              <p className="text-ink-muted text-sm">
                <time dateTime={at}>{formatInstant(language, at)}</time>
              </p>
              <p className="wrap-anywhere mt-2 whitespace-pre-wrap">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
