import { type Content, html } from '@evenway/html';
import type { FastifyPluginAsync } from 'fastify';
import type { LocalLink, LocalService } from '../local-service.ts';
import { INDEX_TITLE, renderLayout } from './layout.ts';
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

/** `product`: what of the product itself is worth opening on this machine. */
export function createPages(services: LocalService[], product: readonly LocalLink[] = []): FastifyPluginAsync {
  return async (app) => {
    // Set last, so that the surrounding application's policy does not replace it.
    app.addHook('onSend', async (request, reply) => {
      reply.header('content-security-policy', request.routeOptions.config.contentSecurityPolicy ?? PAGE_POLICY);
      reply.header('x-frame-options', 'SAMEORIGIN');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('referrer-policy', 'no-referrer');
    });
    app.get('/local', async (_request, reply) => sendPage(reply, renderIndex(services, product)));
    app.get('/local/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
    for (const service of services) await app.register(service.plugin);
  };
}

function renderIndex(services: LocalService[], product: readonly LocalLink[]): string {
  return renderLayout(
    INDEX_TITLE,
    html`<p>What stands in for the outside world on this machine. Nothing here exists in production.</p>
      ${renderLinks(services)}
      ${product.length > 0 ? html`<h2>The product</h2>${renderLinks(product)}` : ''}`,
  );
}

function renderLinks(links: readonly LocalLink[]): Content {
  return html`<ul class="services">
    ${links.map(({ name, description, path }) => html`<li><a href="${path}">${name}</a><span>${description}</span></li>`)}
  </ul>`;
}
