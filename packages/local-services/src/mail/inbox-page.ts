import { html, renderLayout } from '@evenway/stand-in-kit';
import type { Mail } from './mail.ts';
import { renderTime } from './render-time.ts';

export function renderInbox(mails: Mail[]): string {
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
