import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors/app-error.ts';

/** Reads a body to its end, since the connection is kept alive, and refuses one larger than our pages send. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length']) > limit) throw new AppError('payload_too_large');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new AppError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
