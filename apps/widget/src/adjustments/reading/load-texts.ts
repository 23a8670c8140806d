import type { Messages } from '../../locales/messages.ts';
import type { Loader } from '../../settings/parts.ts';

declare const LOCALE_FILES: Record<string, string>;

/** The texts in the language the visitor reads our button in. */
export async function loadTexts({ button, fetchPart }: Loader): Promise<Messages> {
  const answer = await fetchPart(LOCALE_FILES[button.lang] as string, 'json');
  return answer.json();
}
