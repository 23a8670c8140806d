import type { Endpoint, ErrorBody, Language } from '@evenway/contract';

/**
 * What a person reads about a failed answer: in English the server's own words, in French those of its code, because the
 * server's words are English. Without either it is the fallback of the call; a status text helps nobody.
 */
export async function explainFailure(
  endpoint: Pick<Endpoint, 'fallback'>,
  body: Partial<ErrorBody>,
  language: Language,
): Promise<string> {
  if (language === 'fr') return explainInFrench(endpoint.fallback, body.code);
  return body.message || endpoint.fallback;
}

async function explainInFrench(fallback: string, code: string | undefined): Promise<string> {
  const [{ errorsFr }, { fallbacksFr }] = await Promise.all([
    import('../i18n/errors.fr.ts'),
    import('../i18n/fallbacks.fr.ts'),
  ]);
  const byCode: Readonly<Record<string, string>> = errorsFr;
  const byFallback: Readonly<Record<string, string>> = fallbacksFr;
  return (code !== undefined && Object.hasOwn(byCode, code) && byCode[code]) || byFallback[fallback] || fallback;
}
