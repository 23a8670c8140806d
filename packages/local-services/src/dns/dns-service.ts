import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { html, type LocalService, type LocalServiceAddresses, renderLayout, sendPage } from '@evenway/stand-in-kit';
import { answerDns } from './dns-message.ts';
import { type DnsStore, openDnsStore, type TextRecord } from './dns-store.ts';

export interface DnsAddresses extends LocalServiceAddresses {
  /** Host and port of a server that speaks DNS over UDP. */
  dns: string;
}

const FORM = 'application/x-www-form-urlencoded';
const MAX_LENGTH = 1_000;

export function createDnsService(file: string): LocalService {
  let store: DnsStore | undefined;
  let socket: Socket | undefined;
  return {
    name: 'DNS',
    description:
      'Stands in for the DNS of names such as example.test: you publish the text records that prove a domain.',
    path: '/local/dns',
    plugin: async (app) => {
      // The surrounding application refuses forms, and pages without an origin.
      app.removeContentTypeParser(FORM);
      app.addHook('onSend', async (_request, reply) => void reply.header('referrer-policy', 'same-origin'));
      app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
      app.get('/local/dns', async (_request, reply) => sendPage(reply, renderDns(store?.list() ?? [])));
      app.post<{ Body: string }>('/local/dns', async (request, reply) => {
        const form = new URLSearchParams(request.body);
        const field = (name: string) => form.get(name)?.trim() ?? '';
        const record = { name: field('name').toLowerCase().replace(/\.$/, ''), text: field('text') };
        const isFit = record.name !== '' && [record.name, record.text].every(({ length }) => length <= MAX_LENGTH);
        if (isFit && form.has('remove')) await store?.remove(record);
        else if (isFit && record.text !== '') await store?.add(record);
        return reply.redirect('/local/dns', 303);
      });
    },
    start: async (): Promise<DnsAddresses> => {
      const records = await openDnsStore(file);
      store = records;
      const server = createSocket('udp4');
      server.on('message', (message, { port, address }) => {
        const answer = answerDns(message, records.find);
        if (answer) server.send(answer, port, address);
      });
      server.bind(0, '127.0.0.1');
      await once(server, 'listening');
      socket = server;
      return { dns: `127.0.0.1:${server.address().port}` };
    },
    stop: async () => {
      socket?.close();
      socket = undefined;
    },
  };
}

function renderDns(records: readonly TextRecord[]): string {
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
