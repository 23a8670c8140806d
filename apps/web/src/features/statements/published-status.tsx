import type { Statement } from '@evenway/contract';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { texts } from './texts.ts';

export function PublishedStatus({ statement }: { statement: Statement }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const { publishedNumber, versions, address } = statement;
  const online = versions.find(({ number }) => number === publishedNumber);
  if (!online || address === null)
    return (
      <div>
        <Badge tone="neutral">{t.status.none}</Badge>
      </div>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge tone="success">{t.status.online}</Badge>
      <span>{t.status.since(online.number, formatDate(language, online.publishedAt))}</span>
      <TextLink href={address} external>
        {t.page.open}
      </TextLink>
    </p>
  );
}
