import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnHost } from '@evenway/contract';
import { CheckOpening, CheckReport, type OpenedCheck } from '@evenway/contract/schemas';
import type * as z from 'zod/mini';
import { AppError } from '../../platform/errors/app-error.ts';
import { hasBrokenEscapes } from '../../platform/http/has-broken-escapes.ts';
import { DEVELOPMENT_HOST, PAGE_ORIGIN } from '../../platform/http/page-origin.ts';
import type { RawHttpRoutes } from '../../platform/http/raw-http-routes.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { openByToken, type ReportingPage } from './open-check.ts';
import { saveReport } from './save-report.ts';

/** A page with thousands of barriers reports only some of them in detail. */
const BODY_LIMIT = 256 * 1024;

/**
 * What the widget's check part sends. `/widget/checks/<unique id>/open`: the token of the link, for a secret.
 * `/report`: the progress, and the results of a page. No cookie is read: only the token and the secret count, and each
 * works for one website.
 */
export function receiveCheckReports(
  rawRoutes: RawHttpRoutes,
  platform: Platform,
  clientAddress: (request: IncomingMessage) => string,
): void {
  const send = (response: ServerResponse, answer: OpenedCheck | null) => {
    const body = answer && JSON.stringify(answer);
    const type = body ? ['content-type', 'application/json; charset=utf-8'] : [];
    response.writeHead(body ? 200 : 204, ['cache-control', 'no-store', ...type, ...rawRoutes.publicHeaders]);
    response.end(body ?? undefined);
  };
  rawRoutes.add({
    prefix: '/widget/checks/',
    method: 'POST',
    limit: limits.checkIntakePerClient,
    async answer(request, response, rest) {
      const [uniqueId = '', action] = rest.split('/');
      const text = (await readBody(request, BODY_LIMIT)).toString('utf8');
      const origin = request.headers.origin ?? '';
      const host = PAGE_ORIGIN.exec(origin)?.[1];
      if (host === undefined) throw new AppError('check_foreign');
      const page: ReportingPage = {
        uniqueId,
        origin,
        isOwnPage: (domain) => isOwnHost(domain, host) || DEVELOPMENT_HOST.test(host),
      };
      if (action === 'open') {
        const address = clientAddress(request);
        await platform.limits.consumePerClient(limits.checkOpeningPerClient, address);
        send(response, await openByToken(platform.database, page, parse(CheckOpening, text).token, address));
      } else if (action === 'report') {
        const report = parse(CheckReport, text);
        await saveReport(platform, page, report);
        send(response, null);
      } else throw new AppError('not_found');
    },
  });
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  if (hasBrokenEscapes(text)) throw new AppError('invalid_request');
  const result = schema.safeParse(readJson(text));
  if (!result.success) throw new AppError('invalid_request');
  return result.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_request');
  }
}
