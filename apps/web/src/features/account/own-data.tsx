import { paths } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Section } from '../../ui/layout/section.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { texts } from './texts.ts';

export function OwnData() {
  const t = useTexts(texts).data;
  return (
    <Section title={t.title} description={t.help}>
      <ButtonLink to={paths.ownData}>{t.open}</ButtonLink>
    </Section>
  );
}
