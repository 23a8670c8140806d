import { sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Engine } from '../engine.ts';
import type { Deliverer } from '../webhooks/deliverer.ts';
import { createCheckoutRoutes } from './checkout-routes.ts';
import { renderHostedNotice } from './hosted-layout.ts';
import { renderCreditNotePdf, renderInvoicePdf } from './invoice-pdf.ts';
import { createInvoiceRoutes } from './invoice-routes.ts';
import { PAYMENTS_STYLE } from './payments-style.ts';
import { createPortalRoutes } from './portal-routes.ts';

/** Without `form-action`: browsers also apply it to redirects after a form, and those lead back to the product. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The provider's hosted pages: checkout, portal and invoices. */
export function createHostedPages(engine: Engine, deliverer: Deliverer): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', PAGE_POLICY);
      reply.header('x-content-type-options', 'nosniff');
      reply.header('referrer-policy', 'no-referrer');
    });
    app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(PAYMENTS_STYLE));
    await app.register(createCheckoutRoutes(engine, deliverer));
    await app.register(createPortalRoutes(engine));

    await app.register(createInvoiceRoutes(engine));
    app.get<{ Params: { id: string } }>('/i/:id/pdf', async ({ params }, reply) => {
      const invoice = engine.look(({ transaction }) => transaction.find('invoice', params.id));
      if (!invoice?.number)
        return sendPage(
          reply.code(404),
          renderHostedNotice('No such invoice', 'It does not exist, or is still a draft.'),
        );
      return sendPdf(reply, `Invoice-${invoice.number}`, await renderInvoicePdf(invoice));
    });
    app.get<{ Params: { id: string } }>('/cn/:id/pdf', async ({ params }, reply) => {
      const note = engine.look(({ transaction }) => transaction.find('credit_note', params.id));
      const invoice = note && engine.look(({ transaction }) => transaction.find('invoice', note.invoice));
      if (!note || !invoice)
        return sendPage(reply.code(404), renderHostedNotice('No such credit note', 'It does not exist.'));
      return sendPdf(reply, `CreditNote-${note.number}`, await renderCreditNotePdf(note, invoice));
    });
  };
}

const sendPdf = (reply: FastifyReply, name: string, content: Buffer) =>
  reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(content);
