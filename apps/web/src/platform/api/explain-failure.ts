import type { Endpoint, ErrorBody, Language } from '@evenway/contract';

type Answer = Pick<Response, 'status' | 'statusText'>;

/**
 * What a person reads about a failed answer. English takes the server's own words, then the status text, then the
 * fallback of the call; French goes by the code, because the server's words are English.
 */
export async function explainFailure(
  endpoint: Pick<Endpoint, 'fallback'>,
  answer: Answer,
  body: Partial<ErrorBody>,
  language: Language,
): Promise<string> {
  if (language === 'fr') return explainInFrench(endpoint.fallback, body.code);
  return body.message || body.error || answer.statusText || endpoint.fallback;
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
