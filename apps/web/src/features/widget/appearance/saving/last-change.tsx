import type { WidgetSettingsChange } from '@evenway/contract';
import { formatDateTime } from '../../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../../platform/preferences/language.ts';
import { useSession } from '../../../../platform/session/session-context.ts';
import { formTexts } from '../form-texts.ts';

/** Who saved the settings last, and when. */
export function LastChange({ change }: { change: WidgetSettingsChange }) {
  const { lastChange: t } = useTexts(formTexts);
  const language = languagePreference.use();
  const { userId } = useSession();
  if (change === null) return null;
  const when = formatDateTime(language, change.at);
  if (change.user === null) return <p>{t.by(null, when)}</p>;
  return <p>{change.user.id === userId ? t.byYou(when) : t.by(change.user.name, when)}</p>;
}
