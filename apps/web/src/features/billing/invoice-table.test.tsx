import type { Invoice } from '@evenway/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { languagePreference } from '../../platform/preferences/language.ts';
import { type Session, SessionContext } from '../../platform/session/session-context.ts';
import { InvoiceTable } from './invoice-table.tsx';

afterEach(() => languagePreference.pin('en'));

it.each([
  ['en', 'Confirm or pay', 'Download'],
  ['fr', 'Confirmer ou payer', 'Télécharger'],
] as const)('in %s, the column with the ways to pay and to download is named after both', (language, pay, download) => {
  languagePreference.pin(language);
  const html = renderToStaticMarkup(
    <SessionContext value={{ role: 'ORG_ADMIN' } as Session}>
      <InvoiceTable rows={[open]} isLoading={false} />
    </SessionContext>,
  );
  const headers = [...html.matchAll(/<th[^>]*scope="col"[^>]*>(.*?)<\/th>/g)].map(([, text = '']) => plain(text));
  expect(headers.at(-1)).toBe('Actions');
  const lastCell = plain(html.slice(html.lastIndexOf('<td')));
  expect(lastCell).toContain(pay);
  expect(lastCell).toContain(download);
});

const plain = (markup: string) => markup.replace(/<[^>]+>/g, '');

const open: Invoice = {
  invoiceId: 'in_1',
  number: 'A-1',
  status: 'open',
  amountPaid: 0,
  amountDue: 49_200,
  total: 49_200,
  currency: 'usd',
  dueDate: null,
  nextAttemptAt: null,
  periodStart: '2025-03-05T12:00:00Z',
  periodEnd: '2025-04-05T12:00:00Z',
  invoicePdf: 'https://pay.example/in_1.pdf',
  payUrl: 'https://pay.example/in_1',
};
