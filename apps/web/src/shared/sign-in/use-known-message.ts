import { useEffect, useState } from 'react';
import { translateMessage } from '../../platform/i18n/translate-message.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { translateNotice } from './login-address.ts';

/**
 * An English message from the address, in the current language. Null for unknown texts, undefined until that is known.
 */
export function useKnownMessage(message: string): string | null | undefined {
  const language = languagePreference.use();
  const notice = translateNotice(message, language);
  const [translated, setTranslated] = useState<string | null>();

  useEffect(() => {
    if (notice !== undefined || message === '') return;
    let isGone = false;
    void translateMessage(message, language).then((found) => isGone || setTranslated(found));
    return () => {
      isGone = true;
    };
  }, [language, message, notice]);

  return notice ?? translated;
}
