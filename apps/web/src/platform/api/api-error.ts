/** The server responded with an error. `errorToText` turns it into text in the current language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable name of the error; missing if something between the browser and the server responded. */
  readonly code: string | undefined;
  /** The server's message, in English; missing if there is none. */
  readonly words: string | undefined;
  /** The message for this call if the server gave none. */
  readonly fallback: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(answer: {
    status: number;
    code?: string | undefined;
    message?: string | undefined;
    fallback?: string;
    retryAfter?: number | undefined;
  }) {
    super(answer.message || answer.fallback);
    this.status = answer.status;
    this.code = answer.code;
    this.words = answer.message || undefined;
    this.fallback = answer.fallback ?? '';
    this.retryAfter = answer.retryAfter;
  }

  /** True if the message explains what happened. "Nothing at this address" is about an address nobody typed. */
  get isExplained(): boolean {
    return this.words !== undefined && this.code !== 'not_found';
  }

  /** True if something between the browser and the server responded, because the server is away. */
  get isFromBetween(): boolean {
    return this.words === undefined && [502, 503, 504].includes(this.status);
  }
}

/** No complete response: offline, refused, cut off or timed out. Screens may have their own text for it. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** The message for this call if a screen has none of its own. */
  readonly fallback: string;

  constructor(fallback: string, options?: ErrorOptions) {
    super(fallback, options);
    this.fallback = fallback;
  }
}

/** What was to be deleted or changed no longer exists, which is what a deletion wanted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && (error.code ?? '').endsWith('_gone');
}
