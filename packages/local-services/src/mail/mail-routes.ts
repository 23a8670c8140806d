import { html, renderLayout, sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { Mail } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { renderTime } from './render-time.ts';
import { frameMailHtml, MAIL_HTML_POLICY, MAIL_SANDBOX } from './sandboxed-html.ts';

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

function renderInbox(mails: Mail[]): string {
  return renderLayout(
    'Mail',
    html`<p>Every mail the product sends on this machine arrives here. The same as data: <a href="/local/mail.json">mail.json</a>.</p>
      ${mails.length > 0 ? renderList(mails) : html`<p class="empty">No mail yet. Sign up, and the verification mail will be here.</p>`}`,
  );
}

function renderList(mails: Mail[]) {
  return html`<ol class="mails">
    ${mails.map(
      ({ id, subject, to, at }) => html`<li>
        <a href="/local/mail/${id}">${subject || '(no subject)'}</a>
        <span>to ${to}</span>
        ${renderTime(at)}
      </li>`,
    )}
  </ol>`;
}

function renderMail(mail: Mail): string {
  return renderLayout(
    mail.subject || '(no subject)',
    html`<p><a href="/local/mail">All mail</a></p>
      <dl>
        <dt>From</dt><dd>${mail.from}</dd>
        <dt>To</dt><dd>${mail.to}</dd>
        <dt>Received</dt><dd>${renderTime(mail.at)}</dd>
      </dl>
      ${mail.html && renderHtmlPart(mail.id)}
      ${mail.text && renderTextPart(mail.text)}`,
  );
}

function renderMissingMail(): string {
  return renderLayout(
    'No such mail',
    html`<p>It was deleted, or only the newest are kept. <a href="/local/mail">All mail</a></p>`,
  );
}

function renderHtmlPart(id: string) {
  return html`<section>
    <h2>As HTML</h2>
    <iframe title="The mail as HTML" src="/local/mail/${id}/html" sandbox="${MAIL_SANDBOX}"></iframe>
  </section>`;
}

function renderTextPart(text: string) {
  return html`<section>
    <h2>As text</h2>
    <pre>${splitLinks(text)}</pre>
  </section>`;
}

function splitLinks(text: string) {
  // With a capturing group, every second piece is an address.
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’])/)
    .map((piece, index) =>
      index % 2 === 1 ? html`<a href="${piece}" target="_blank" rel="noreferrer">${piece}</a>` : piece,
    );
}
