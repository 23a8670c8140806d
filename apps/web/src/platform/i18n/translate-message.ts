import { languagePreference } from '../preferences/language.ts';

/** An English message that the server put into an address, in the chosen language. One we do not know stays as it is. */
export async function translateMessage(message: string): Promise<string> {
  if (languagePreference.get() === 'en') return message;
  const { messagesFr } = await import('./messages.fr.ts');
  return messagesFr.get(message) ?? message;
}
