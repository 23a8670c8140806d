import type { Language } from '@evenway/contract';

/**
 * A message of the API from the address, in the given language. Null if it is not one of ours: anyone can make an
 * address, and our page must not show a stranger's text.
 */
export async function translateMessage(message: string, language: Language): Promise<string | null> {
  const { messagesFr } = await import('./messages.fr.ts');
  const french = messagesFr.get(message);
  if (french === undefined) return null;
  return language === 'fr' ? french : message;
}
