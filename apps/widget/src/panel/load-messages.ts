import type { PanelMessages } from '../locales/messages.ts';
import type { Loader } from '../settings/parts.ts';

declare const LOCALE_FILES: Record<string, string>;

export const languageCodes = Object.keys(LOCALE_FILES);

const loaded = new Map<string, PanelMessages>();

/** The texts of one language, fetched when it is first needed. */
export async function loadMessages(loader: Loader, language: string): Promise<PanelMessages> {
  const known = loaded.get(language);
  if (known) return known;
  const answer = await loader.fetchPart(LOCALE_FILES[language] as string, 'json');
  const messages: PanelMessages = await answer.json();
  loaded.set(language, messages);
  return messages;
}
