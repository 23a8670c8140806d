import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file to be saved by the person who requested it. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
  /** In bytes, if known in advance. */
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
