import { STATEMENT_FRAMES, STATEMENT_SOURCES } from '@evenway/contract';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { formTexts } from './form-texts.ts';
import type { SectionProps } from './section-props.ts';

export function FrameSection({ content, set }: SectionProps) {
  const t = useTexts(formTexts).frame;
  const language = languagePreference.use();
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex max-w-2xl flex-col gap-5">
        <RadioGroup
          label={t.label}
          value={content.frame}
          onChange={(frame) => set({ frame })}
          options={STATEMENT_FRAMES.map((id) => ({ id, label: t.options[id], description: t.about[id] }))}
        />
        <div className="text-sm">
          <p className="font-semibold">{t.sources}</p>
          <ul className="flex flex-col gap-1">
            {STATEMENT_SOURCES[content.frame].map(({ name, address, dated }) => (
              <li key={address.en}>
                <TextLink href={address[language]} external>
                  {name[language]}
                </TextLink>
                {dated && `, ${t.dated(formatDate(language, `${dated}T12:00:00Z`))}`}
              </li>
            ))}
          </ul>
          <p className="mt-2">{t.compare}</p>
        </div>
      </div>
    </Section>
  );
}
