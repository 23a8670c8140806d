import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file for the person who asked to keep. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
  /** In bytes, where it is known before. */
  readonly size?: number;
}

export const sendDownload = (reply: FastifyReply, { name, type, content, size }: Download) =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      ...(size !== undefined && { 'content-length': size }),
    })
    .type(type)
    .send(content);
