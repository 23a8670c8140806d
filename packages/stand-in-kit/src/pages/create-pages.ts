import type { FastifyPluginAsync } from 'fastify';
import type { LocalService } from '../local-service.ts';
import { html } from './html.ts';
import { renderLayout } from './layout.ts';
import { sendPage } from './send-page.ts';
import { STYLE } from './style.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For the one page that needs another policy than its neighbors. */
    contentSecurityPolicy?: string;
  }
}

const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

export function createPages(services: LocalService[]): FastifyPluginAsync {
  return async (app) => {
    // Set last, so that the surrounding application's policy does not replace it.
    app.addHook('onSend', async (request, reply) => {
      reply.header('content-security-policy', request.routeOptions.config.contentSecurityPolicy ?? PAGE_POLICY);
      reply.header('x-frame-options', 'SAMEORIGIN');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('referrer-policy', 'no-referrer');
    });
    app.get('/local', async (_request, reply) => sendPage(reply, renderIndex(services)));
    app.get('/local/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
    for (const service of services) await app.register(service.plugin);
  };
}

function renderIndex(services: LocalService[]): string {
  return renderLayout(
    'Local services',
    html`<p>What stands in for the outside world on this machine. Nothing here exists in production.</p>
      <ul class="services">
        ${services.map(({ name, description, path }) => html`<li><a href="${path}">${name}</a><span>${description}</span></li>`)}
      </ul>`,
  );
}
