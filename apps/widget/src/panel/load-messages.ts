import type { Messages } from '../locales/messages.ts';
import { partIntegrity, partUrl } from '../settings/part-files.ts';

declare const LOCALE_FILES: Record<string, string>;

export const languageCodes = Object.keys(LOCALE_FILES);

const loaded = new Map<string, Messages>();

/** The texts of one language, fetched when it is first needed. */
export async function loadMessages(cdn: string, language: string): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const file = LOCALE_FILES[language] as string;
  const answer = await fetch(partUrl(cdn, `${file}.json`), {
    __proto__: null,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    integrity: partIntegrity(file),
  } as RequestInit);
  const messages: Messages = await answer.json();
  loaded.set(language, messages);
  return messages;
}
