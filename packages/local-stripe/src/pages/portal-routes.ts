import { sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { ApiError } from '../api/api-error.ts';
import type { Engine } from '../engine.ts';
import type { TypedFields } from './card-fields.ts';
import { renderHostedNotice } from './hosted-layout.ts';
import { changeCard, type PortalAction, payOpenInvoice, planEnd, undoEnd } from './portal-actions.ts';
import { renderPortal } from './portal-page.ts';
import type { CardProblem } from './read-card.ts';
import { readTyped } from './read-typed.ts';

const ACTIONS: Record<string, PortalAction> = {
  card: changeCard,
  cancel: planEnd,
  resume: undoEnd,
  pay: payOpenInvoice,
};

export function createPortalRoutes(engine: Engine): FastifyPluginAsync {
  const show = (reply: FastifyReply, id: string, typed: TypedFields = {}, problem?: CardProblem) =>
    engine.look((work) => {
      const session = work.transaction.find('portal_session', id);
      const customer = session && work.transaction.find('customer', session.customer);
      if (!session || !customer) {
        return sendPage(
          reply.code(404),
          renderHostedNotice('No such page', 'Open the billing page from the product again.'),
        );
      }
      return sendPage(problem ? reply.code(400) : reply, renderPortal({ work, session, customer, typed, problem }));
    });

  return async (app) => {
    app.get<{ Params: { id: string } }>('/p/session/:id', async ({ params }, reply) => show(reply, params.id));

    for (const [name, action] of Object.entries(ACTIONS)) {
      app.post<{ Params: { id: string }; Body: string }>(`/p/session/:id/${name}`, async ({ params, body }, reply) => {
        const typed = readTyped(body);
        const problem = await engine
          .act((work) => {
            const session = work.transaction.find('portal_session', params.id);
            return session && action(work, session.customer, typed);
          })
          .catch(toProblem);
        return problem ? show(reply, params.id, typed, problem) : reply.redirect(`/p/session/${params.id}`, 303);
      });
    }
  };
}

function toProblem(error: unknown): CardProblem {
  if (error instanceof ApiError) return { field: 'number', message: error.message };
  throw error;
}
