import { useEffect, useState } from 'react';
import { translateMessage } from '../../platform/i18n/translate-message.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { noticeInFrench } from './login-address.ts';

/** An English message from the address, in the language chosen now. One that nobody knows stays as it is. */
export function useTranslatedMessage(message: string): string {
  const language = languagePreference.use();
  const [french, setFrench] = useState<string | null>(null);

  useEffect(() => {
    if (language !== 'fr') return;
    let isGone = false;
    void translateMessage(message).then((translated) => isGone || setFrench(translated));
    return () => {
      isGone = true;
    };
  }, [language, message]);

  return language === 'fr' ? (noticeInFrench(message) ?? french ?? message) : message;
}
