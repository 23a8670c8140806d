import type { Language } from '@evenway/contract';

/**
 * A message of the API that an address carries, in the given language. Null when it is none of ours: anyone can make an
 * address, and our page must not speak a stranger's words.
 */
export async function translateMessage(message: string, language: Language): Promise<string | null> {
  const { messagesFr } = await import('./messages.fr.ts');
  const french = messagesFr.get(message);
  if (french === undefined) return null;
  return language === 'fr' ? french : message;
}
