import { html, sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync } from 'fastify';
import { collectInvoice } from '../billing/invoices/collect-invoice.ts';
import type { Engine } from '../engine.ts';
import type { Invoice } from '../store/records.ts';
import { formatMoney } from './format.ts';
import { renderHostedLayout, renderHostedNotice } from './hosted-layout.ts';

/** The page on which an open invoice is paid, and a payment is confirmed if the bank requires it. */
export function createInvoiceRoutes(engine: Engine): FastifyPluginAsync {
  const find = (id: string) => engine.look(({ transaction }) => transaction.find('invoice', id));

  return async (app) => {
    app.get<{ Params: { id: string } }>('/i/:id', async ({ params: { id } }, reply) => {
      const invoice = find(id);
      if (invoice?.status !== 'open') return reply.redirect(`/i/${encodeURIComponent(id)}/pdf`, 303);
      return sendPage(reply, renderInvoice(invoice));
    });

    app.post<{ Params: { id: string } }>('/i/:id/pay', async ({ params: { id } }, reply) => {
      const paid = await engine.act((work) => {
        const invoice = work.transaction.find('invoice', id);
        return invoice?.status === 'open'
          ? collectInvoice(work, invoice, { retry: false, isPayerThere: true })
          : invoice;
      });
      if (paid?.status === 'open') return sendPage(reply.code(402), renderInvoice(paid, 'Your card was declined.'));
      const text = paid?.status === 'paid' ? 'Thank you. The invoice is paid.' : 'It cannot be paid any more.';
      return sendPage(reply, renderHostedNotice('Invoice', text));
    });
  };
}

function renderInvoice(
  { id, number, description, amount_remaining: due, currency }: Invoice,
  problem?: string,
): string {
  const title = `Invoice ${number ?? ''}`;
  return renderHostedLayout(
    problem ? `Error: ${title}` : title,
    html`<h1>${title}</h1>
      <p class="hint">This page stands in for the invoice page of Stripe. Paying here confirms the payment to the bank.</p>
      ${description ? html`<p>${description}</p>` : ''}
      <p>${formatMoney(due, currency)}</p>
      ${problem ? html`<p role="alert" class="problem">${problem}</p>` : ''}
      <form method="post" action="/i/${id}/pay"><button>Confirm and pay</button></form>
      <p><a href="/i/${id}/pdf">Download the invoice (PDF)</a></p>`,
  );
}
