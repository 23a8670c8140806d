export type OidcProviderLibrary = typeof import('oidc-provider');

/**
 * Loads the library without its warning on Node 20: it wants Node 22, but everything used here works on 20 as well (the
 * tests run on it), and someone who has just typed `npm start` cannot act on it.
 */
export async function loadOidcProvider(): Promise<OidcProviderLibrary> {
  const { console } = globalThis;
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn.apply(console, words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
