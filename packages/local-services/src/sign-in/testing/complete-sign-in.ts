export interface LoginFields {
  email: string;
  verified: 'yes' | 'no' | 'absent';
  givenName?: string;
  familyName?: string;
  subject?: string;
  /** Of a company, with commas in between. */
  groups?: string;
  fault?: 'none' | 'hang' | 'error' | 'stale';
}

/**
 * Goes through the provider's pages like a browser, from the product's authorization address. Returns the redirect
 * address without opening it.
 */
export async function completeSignIn(authorizationUrl: URL | string, login: LoginFields | 'cancel'): Promise<URL> {
  const cookies = new Map<string, string>();
  const page = await follow(await send(cookies, authorizationUrl), cookies, authorizationUrl);
  if (page.response.status !== 200) throw new Error(`The provider refused: ${await page.response.text()}`);
  const answer =
    login === 'cancel'
      ? await send(cookies, `${page.url}/cancel`, { method: 'POST' })
      : await send(cookies, page.url, { method: 'POST', body: new URLSearchParams({ ...login }) });
  const { url, response } = await follow(answer, cookies, page.url);
  if (url.origin === page.url.origin) throw new Error(`The provider stayed on its page: ${await response.text()}`);
  return url;
}

/** Follows redirects while they stay with the provider. */
async function follow(response: Response, cookies: Map<string, string>, from: URL | string) {
  let current = response;
  let url = new URL(from);
  for (let location = current.headers.get('location'); location; location = current.headers.get('location')) {
    const next = new URL(location, url);
    const leaves = next.origin !== url.origin;
    url = next;
    if (leaves) break;
    current = await send(cookies, url);
  }
  return { url, response: current };
}

async function send(cookies: Map<string, string>, url: URL | string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) cookies.set(name, value);
  }
  return response;
}
