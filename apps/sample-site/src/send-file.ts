import type { FastifyReply } from 'fastify';

export interface SiteFile {
  type: string;
  /** Created on first use, because pictures and sounds are computed. */
  content: () => string | Buffer;
}

/** Players request parts of a sound or film, and some refuse to play one without support for ranges. */
export function sendFile(reply: FastifyReply, { type, content }: SiteFile, range: string | undefined): FastifyReply {
  const whole = Buffer.from(content());
  reply.header('content-type', type).header('cache-control', 'max-age=300').header('accept-ranges', 'bytes');
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return reply.send(whole);
  const first = Number(from);
  const last = Math.min(to ? Number(to) : whole.length - 1, whole.length - 1);
  if (first > last) return reply.code(416).header('content-range', `bytes */${whole.length}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${whole.length}`)
    .send(whole.subarray(first, last + 1));
}
