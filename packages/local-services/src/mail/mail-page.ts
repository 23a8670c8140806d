import { html, renderLayout } from '@evenway/stand-in-kit';
import type { Mail } from './mail.ts';
import { renderTime } from './render-time.ts';
import { MAIL_SANDBOX } from './sandboxed-html.ts';

export function renderMail(mail: Mail): string {
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

export function renderMissingMail(): string {
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
