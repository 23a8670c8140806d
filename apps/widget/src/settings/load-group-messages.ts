import type { GroupMessages } from '../locales/messages.ts';
import type { Loader } from './parts.ts';

declare const LOCALE_FILES: Record<string, string>;

/** In the language the visitor reads our button in. */
export async function loadGroupMessages({ button, fetchPart }: Loader): Promise<GroupMessages> {
  const answer = await fetchPart(LOCALE_FILES[button.lang] as string, 'json');
  return answer.json();
}
