import type { PanelMessages } from '../locales/messages.ts';
import type { Loader } from '../settings/parts.ts';

/** Maps a language to the hash in the file name of its texts. */
declare const LOCALE_HASHES: Record<string, string>;

export const languageCodes = Object.keys(LOCALE_HASHES);

/** The texts of one language. Repeated requests are served from the browser's cache. */
export async function loadMessages(loader: Loader, language: string): Promise<PanelMessages> {
  const answer = await loader.fetchPart(`${language}-${LOCALE_HASHES[language]}`, 'json');
  return answer.json();
}
