import type { GroupMessages } from '../locales/messages.ts';
import type { Loader } from './parts.ts';

/** By language, the hash in the name of the file that holds its texts. */
declare const LOCALE_HASHES: Record<string, string>;

/** In the language the visitor reads our button in. */
export async function loadGroupMessages({ button, fetchPart }: Loader): Promise<GroupMessages> {
  const answer = await fetchPart(`${button.lang}-groups-${LOCALE_HASHES[button.lang]}`, 'json');
  return answer.json();
}
