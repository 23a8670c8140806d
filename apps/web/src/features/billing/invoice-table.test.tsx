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

it('names each credit note with its number, amount, date, reason and document', () => {
  const note = {
    number: 'A-1-CN-01',
    amount: 1_000,
    date: '2025-03-20T12:00:00Z',
    reason: 'order_change',
    memo: 'A slow week',
    pdf: '/cn.pdf',
    refunds: [],
  };
  const html = renderToStaticMarkup(
    <SessionContext value={{ role: 'ORG_ADMIN' } as Session}>
      <InvoiceTable rows={[{ ...open, amountDue: 48_200, creditNotes: [note] }]} isLoading={false} />
    </SessionContext>,
  );
  const rows = html.slice(html.indexOf('<tbody')).split('</tr>').map(plain);
  expect(rows[0]).toContain('$482.00 dueTotal $492.00');
  for (const words of [
    'Credit note of Mar 20, 2025',
    'A-1-CN-01',
    '-$10.00',
    'for invoice A-1',
    'Change of the order',
    'A slow week',
  ])
    expect(rows[1]).toContain(words);
  expect(rows[1]?.match(/A-1-CN-01/g), 'on the screen, and in the name of the download').toHaveLength(2);
  expect(html).toContain('href="/cn.pdf"');
});

it.each([
  [
    'en',
    ['Refund of Mar 20, 2025', '-$10.00', 'for invoice A-1', 'paid back to your card', 'Refunded'],
    ['Refund of Mar 21, 2025', '-$5.00', 'Contact us', 'Not paid out'],
    ['Payment disputed on Mar 22, 2025', '$482.00', 'Your card’s bank decides', 'Disputed'],
    ['Payment disputed on Mar 22, 2025', '-$482.00', 'returned it to you', 'Returned'],
  ],
  [
    'fr',
    ['Remboursement du 20 mars 2025', '-$10.00', 'pour la facture A-1', 'remboursé sur votre carte', 'Remboursé'],
    ['Remboursement du 21 mars 2025', '-$5.00', 'Contactez-nous', 'Non versé'],
    ['Paiement contesté le 22 mars 2025', '$482.00', 'tranche', 'Contesté'],
    ['Paiement contesté le 22 mars 2025', '-$482.00', 'vous a rendu cette somme', 'Restitué'],
  ],
] as const)('in %s, says what was paid back, and what the bank demands back', (language, ...expected) => {
  languagePreference.pin(language);
  const paid: Invoice = {
    ...open,
    status: 'paid',
    amountPaid: 49_200,
    amountDue: 0,
    refunds: [
      { amount: 1_000, date: '2025-03-20T12:00:00Z', state: 'succeeded' },
      { amount: 500, date: '2025-03-21T12:00:00Z', state: 'failed' },
    ],
    disputes: [
      { amount: 48_200, date: '2025-03-22T12:00:00Z', state: 'open' },
      { amount: 48_200, date: '2025-03-22T12:00:00Z', state: 'lost' },
    ],
  };
  const html = renderToStaticMarkup(
    <SessionContext value={{ role: 'ORG_ADMIN' } as Session}>
      <InvoiceTable rows={[paid]} isLoading={false} />
    </SessionContext>,
  );
  const [, ...rows] = html.slice(html.indexOf('<tbody')).split('</tr>').map(plain);
  for (const [index, words] of expected.entries()) for (const word of words) expect(rows[index]).toContain(word);
});

it('says once, with its credit note, that the amount was paid back to the card', () => {
  const note = {
    ...{ number: 'A-1-CN-01', amount: 700, date: '2025-03-20T12:00:00Z', reason: null, memo: null, pdf: null },
    refunds: [{ amount: 700, date: '2025-03-20T12:00:00Z', state: 'pending' as const }],
  };
  const html = renderToStaticMarkup(
    <SessionContext value={{ role: 'ORG_ADMIN' } as Session}>
      <InvoiceTable rows={[{ ...open, creditNotes: [note] }]} isLoading={false} />
    </SessionContext>,
  );
  const rows = html.slice(html.indexOf('<tbody')).split('</tr>').map(plain);
  expect(rows[1]).toContain('on its way to your card');
  expect(rows[1]).toContain('On its way');
  expect(rows).toHaveLength(3);
});

const open: Invoice = {
  invoiceId: 'in_1',
  number: 'A-1',
  status: 'open',
  amountPaid: 0,
  amountDue: 49_200,
  total: 49_200,
  creditUsed: 0,
  creditNotes: [],
  refunds: [],
  disputes: [],
  currency: 'usd',
  dueDate: null,
  nextAttemptAt: null,
  periodStart: '2025-03-05T12:00:00Z',
  periodEnd: '2025-04-05T12:00:00Z',
  invoicePdf: 'https://pay.example/in_1.pdf',
  payUrl: 'https://pay.example/in_1',
};
