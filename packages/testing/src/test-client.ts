import type { Call, CallInput, CallOutput } from '@evenway/contract';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

interface Overrides {
  readonly headers?: Record<string, string | null>;
}

/** Behaves like a browser: it keeps cookies and sends an Origin header. */
export class TestClient {
  private readonly cookies = new Map<string, string>();
  private readonly url: string;
  private readonly origin: string;

  constructor(url: string, origin: string) {
    this.url = url;
    this.origin = origin;
  }

  /** Makes a call of the contract. The body is typed as success; check the status first. */
  async call<C extends Call>(
    endpoint: C,
    input: CallInput<C>,
    overrides: Overrides = {},
  ): Promise<Answer<CallOutput<C>>> {
    const {
      params = {},
      query = {},
      body,
    } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(query).toString();
    const answer = await this.send(endpoint.method, `/api${path}${search ? `?${search}` : ''}`, {
      ...overrides,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return answer as Answer<CallOutput<C>>;
  }

  /** Sends anything, well-formed or not. A header set to null is left out. */
  async send(method: string, path: string, options: Overrides & { body?: string } = {}): Promise<Answer<unknown>> {
    const headers = new Headers({ origin: this.origin, 'content-type': 'application/json' });
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader());
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(options.body !== undefined && { body: options.body }),
    });
    this.keepCookies(response);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Puts another client's cookies into this one, as a thief would. */
  takeCookies(other: TestClient): void {
    for (const [name, value] of other.cookies) this.cookies.set(name, value);
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || attributes.some((attribute) => /max-age=0/i.test(attribute))) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
