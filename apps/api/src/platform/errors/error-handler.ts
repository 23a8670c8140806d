import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isUnstorableText } from '../database/failure-kinds.ts';
import { AppError } from './app-error.ts';

/** Turns anything thrown into the contract's error body. Internal details stay in the log. */
export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  if (known.status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.info({ code: known.code, status: known.status }, 'request refused');
  return sendError(reply, known);
}

export function sendError(reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(error.toBody(STATUS_CODES[error.status] ?? 'Error')));
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { cause: error });
  if (isUnstorableText(error)) return new AppError('invalid_request', { cause: error });
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode === 413) return new AppError('payload_too_large', { cause: error });
  if (statusCode === 415) return new AppError('unsupported_media_type', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_request', { cause: error });
  }
  return new AppError('internal', { cause: error });
}
