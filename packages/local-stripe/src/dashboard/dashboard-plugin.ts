import { sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/api-error.ts';
import { parseForm } from '../api/parse-form.ts';
import { applyClock, applySwitches } from '../controls/apply-controls.ts';
import type { Engine } from '../engine.ts';
import { PAYMENTS_STYLE } from '../pages/payments-style.ts';
import { resendEvent } from '../webhooks/resend.ts';
import type { Work } from '../work.ts';
import { renderDashboard, renderStopped } from './dashboard-page.ts';
import { summarize } from './summarize.ts';

const PAGE = '/local/payments';
const FORM = 'application/x-www-form-urlencoded';
/** A form leaves out unticked boxes, so everything that is absent is off. */
const UNTICKED = 'duplicate=false&reorder=false&drop=false&';

export function createDashboard(findEngine: () => Engine | undefined): FastifyPluginAsync {
  const act = async (reply: FastifyReply, action: (work: Work) => unknown) => {
    const engine = findEngine();
    if (!engine) return sendPage(reply.code(503), renderStopped());
    try {
      await engine.act(action);
      return reply.redirect(PAGE, 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return sendPage(
        reply.code(400),
        engine.look((work) => renderDashboard(work, error.message)),
      );
    }
  };

  return async (app) => {
    // The surrounding application may parse forms in its own way.
    app.removeContentTypeParser(FORM);
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // Without a referrer a browser does not send the origin of a form, and the application would refuse it.
    app.addHook('onSend', async (_request, reply) => void reply.header('referrer-policy', 'same-origin'));

    app.get(`${PAGE}/style.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(PAYMENTS_STYLE));
    app.get(PAGE, async (_request, reply) => {
      const engine = findEngine();
      return sendPage(reply, engine ? engine.look((work) => renderDashboard(work)) : renderStopped());
    });
    app.get(`${PAGE}.json`, async (_request, reply) => {
      const engine = findEngine();
      return engine ? engine.look(summarize) : reply.code(503).send({});
    });
    app.post(`${PAGE}/clock`, async (request, reply) =>
      act(reply, (work) => applyClock(work, parseForm(bodyOf(request)))),
    );
    app.post(`${PAGE}/switches`, async (request, reply) =>
      act(reply, (work) => applySwitches(work, parseForm(UNTICKED + bodyOf(request)))),
    );
    app.post<{ Params: { id: string } }>(`${PAGE}/events/:id`, async ({ params }, reply) =>
      act(reply, ({ transaction }) => resendEvent(transaction, params.id)),
    );
  };
}

function bodyOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}
