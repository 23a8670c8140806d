import { html, renderLayout } from '@evenway/stand-in-kit';
import type { TextRecord } from './dns-store.ts';

export function renderDns(records: readonly TextRecord[]): string {
  return renderLayout(
    'DNS',
    html`<p>
        The product asks this stand-in for the text records of names that end in .example, .test, .invalid or .localhost. For all
        others it asks the real DNS.
      </p>
      <h2>Publish a text record</h2>
      <form method="post" action="/local/dns">
        <p><label for="name">Name</label><br><input id="name" name="name" required maxlength="253" autocomplete="off" size="50"></p>
        <p><label for="text">Text</label><br><input id="text" name="text" required maxlength="1000" autocomplete="off" size="50"></p>
        <p><button>Publish</button></p>
      </form>
      <h2>Records</h2>
      ${
        records.length === 0
          ? html`<p class="empty">There is none yet.</p>`
          : html`<ul class="services">${records.map(renderRecord)}</ul>`
      }`,
  );
}

function renderRecord({ name, text }: TextRecord) {
  return html`<li>
    <strong>${name}</strong><span>${text}</span>
    <form method="post" action="/local/dns">
      <input type="hidden" name="name" value="${name}">
      <input type="hidden" name="text" value="${text}">
      <button name="remove" value="yes" aria-label="Remove ${name}">Remove</button>
    </form>
  </li>`;
}
