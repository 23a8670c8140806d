import type { PanelMessages } from '../locales/messages.ts';
import type { Loader } from '../settings/parts.ts';

/** By language, the hash in the name of the file that holds its texts. */
declare const LOCALE_HASHES: Record<string, string>;

export const languageCodes = Object.keys(LOCALE_HASHES);

/** The texts of one language. Asked for again, they come from the browser's cache. */
export async function loadMessages(loader: Loader, language: string): Promise<PanelMessages> {
  const answer = await loader.fetchPart(`${language}-${LOCALE_HASHES[language]}`, 'json');
  return answer.json();
}
