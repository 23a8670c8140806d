import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file for the person who asked to keep. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

export const sendDownload = (reply: FastifyReply, { name, type, content }: Download) =>
  reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .type(type)
    .send(content);
