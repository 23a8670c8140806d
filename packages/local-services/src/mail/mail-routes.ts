import { sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync } from 'fastify';
import { renderInbox } from './inbox-page.ts';
import { renderMail, renderMissingMail } from './mail-page.ts';
import type { MailStore } from './mail-store.ts';
import { frameMailHtml, MAIL_HTML_POLICY } from './sandboxed-html.ts';

export function createMailRoutes(store: MailStore): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Querystring: { to?: string } }>('/local/mail.json', async (request) => store.list(request.query.to));

    app.delete('/local/mail.json', async (_request, reply) => {
      await store.clear();
      return reply.code(204).send();
    });

    app.get('/local/mail', async (_request, reply) => sendPage(reply, renderInbox(store.list())));

    app.get<{ Params: { id: string } }>('/local/mail/:id', async (request, reply) => {
      const mail = store.find(request.params.id);
      return mail ? sendPage(reply, renderMail(mail)) : sendPage(reply.code(404), renderMissingMail());
    });

    app.get<{ Params: { id: string } }>(
      '/local/mail/:id/html',
      { config: { contentSecurityPolicy: MAIL_HTML_POLICY } },
      async (request, reply) => {
        const mail = store.find(request.params.id);
        if (!mail) return sendPage(reply.code(404), renderMissingMail());
        return reply.type('text/html; charset=utf-8').send(frameMailHtml(mail.html));
      },
    );
  };
}
