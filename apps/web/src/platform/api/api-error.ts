/** The server answered, and the answer was no. `message` is ready to be shown, in the chosen language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Stable name of the failure; missing when something between the browser and the server answered. */
  readonly code: string | undefined;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;
  /** The server gave its own words; without them the message is only a general one. */
  readonly isExplained: boolean;

  constructor(answer: {
    status: number;
    code?: string | undefined;
    message: string;
    retryAfter?: number | undefined;
    isExplained?: boolean;
  }) {
    super(answer.message);
    this.status = answer.status;
    this.code = answer.code;
    this.retryAfter = answer.retryAfter;
    this.isExplained = answer.isExplained ?? true;
  }
}

/** No answer came: offline, refused or timed out. Screens choose their own words for it. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
