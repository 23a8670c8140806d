import { WIDGET_PREVIEW_ID, WIDGET_PREVIEW_PREFIX } from '@evenway/contract';
import { WidgetConfig } from '@evenway/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { deliveredConfig } from './delivered-config.ts';
import { previewPage, previewPolicy } from './preview-page.ts';
import { PUBLIC_HEADERS, sendFile } from './routes.ts';
import type { WidgetFile } from './widget-files.ts';

export const WIDGET_PREVIEW_PATH = `${WIDGET_PREVIEW_PREFIX}/*`;

/** An address takes at most a few kilobytes, and so does a configuration. */
const LONGEST = 8_000;

/**
 * The same files that visitors get, with the configuration in the address, so that owners can try it before saving.
 * Nothing is stored, and the widget's reports are dropped.
 */
export function serveWidgetPreview(app: FastifyInstance, files: ReadonlyMap<string, WidgetFile>, webUrl: string): void {
  app.get(WIDGET_PREVIEW_PATH, async (request, reply) => {
    const { config, rest } = readAddress((request.params as { '*': string })['*']);
    const file = files.get(rest);
    if (file) return sendFile(file, request, reply);
    if (rest === `/widget/config/${WIDGET_PREVIEW_ID}.json`) {
      reply.headers({ ...PUBLIC_HEADERS, 'cache-control': 'no-store' });
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(deliveredConfig(config)));
    }
    if (rest === '/page') {
      const language = (request.query as { lang?: unknown }).lang === 'fr' ? 'fr' : 'en';
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': previewPolicy(webUrl) });
      return reply.type('text/html; charset=utf-8').send(previewPage(language, config.ownTriggerOnly));
    }
    throw new AppError('not_found');
  });
  app.post(WIDGET_PREVIEW_PATH, async (_request, reply) =>
    reply
      .headers({ ...PUBLIC_HEADERS, 'cache-control': 'no-store' })
      .status(204)
      .send(),
  );
}

function readAddress(address: string): { config: WidgetConfig; rest: string } {
  const end = address.indexOf('/');
  const encoded = end < 0 ? '' : address.slice(0, end);
  const read = encoded.length > LONGEST ? null : WidgetConfig.safeParse(decode(encoded));
  if (!read?.success) throw new AppError('not_found');
  return { config: read.data, rest: address.slice(end) };
}

function decode(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString());
  } catch {
    // Not made by us.
    return null;
  }
}
