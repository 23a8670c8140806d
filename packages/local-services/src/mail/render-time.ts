import { html } from '@evenway/stand-in-kit';

/** In the time zone of the machine, which is that of the person in front of it. */
const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

export function renderTime(iso: string) {
  return html`<time datetime="${iso}">${format.format(new Date(iso))}</time>`;
}
