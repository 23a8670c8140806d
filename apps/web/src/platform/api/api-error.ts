/** The server answered, and the answer was no. `errorToText` turns it into words in the language chosen at that time. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable name of the failure; missing when something between the browser and the server answered. */
  readonly code: string | undefined;
  /** The server's own words, in English; missing when it gave none. */
  readonly words: string | undefined;
  /** What is said about this call when there are no words. */
  readonly fallback: string;
  /** Seconds after which it is worth trying again. */
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

  /** True when the words tell about what was done. "Nothing at this address" tells of an address nobody typed. */
  get isExplained(): boolean {
    return this.words !== undefined && this.code !== 'not_found';
  }
}

/** No whole answer came: offline, refused, cut off or timed out. Screens may have their own words for it. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** What is said about this call when a screen has no words of its own. */
  readonly fallback: string;

  constructor(fallback: string, options?: ErrorOptions) {
    super(fallback, options);
    this.fallback = fallback;
  }
}

/** What was to be deleted or changed is not there any more, which is what a deletion wanted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && (error.code ?? '').endsWith('_gone');
}
