import { type ErrorBody, type ErrorCode, errors } from '@evenway/contract';

/** The only way a request fails on purpose: an error code of the contract, which defines status and message. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { message?: string; retryAfter?: number; cause?: unknown } = {}) {
    super(options.message ?? errors[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errors[code].status;
    this.retryAfter = options.retryAfter ?? (this.status === 503 ? 5 : undefined);
  }

  toBody(statusText: string): ErrorBody {
    return { message: this.message, error: statusText, code: this.code };
  }
}
