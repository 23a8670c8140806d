import type { GroupMessages } from '../locales/messages.ts';
import type { Loader } from './parts.ts';

/** Maps a language to the hash in the file name of its texts. */
declare const LOCALE_HASHES: Record<string, string>;

/** In the language of our button. */
export async function loadGroupMessages({ button, fetchPart }: Loader): Promise<GroupMessages> {
  const answer = await fetchPart(`${button.lang}-groups-${LOCALE_HASHES[button.lang]}`, 'json');
  return answer.json();
}
