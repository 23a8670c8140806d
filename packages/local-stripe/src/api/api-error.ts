type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

interface ErrorDetails {
  code?: string;
  param?: string;
  decline_code?: string;
}

/** An error response in the API's format. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: ErrorDetails;

  constructor(status: number, type: ErrorType, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

export function toErrorBody({ type, message, details }: ApiError) {
  return { error: { type, message, ...details } };
}

export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, 'invalid_request_error', message, { ...(param && { param }), ...(code && { code }) });
}

export function missing(what: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, 'invalid_request_error', `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

export function declined(message: string, declineCode: string): ApiError {
  return new ApiError(402, 'card_error', message, { code: 'card_declined', decline_code: declineCode });
}

/** The bank requires confirmation by the payer. The request determines which of the two codes it is. */
export function requiresAction(of: 'subscription' | 'invoice'): ApiError {
  return new ApiError(
    402,
    'card_error',
    `Payment for this ${of} requires additional user action before it can be completed successfully.`,
    { code: `${of}_payment_intent_requires_action` },
  );
}
