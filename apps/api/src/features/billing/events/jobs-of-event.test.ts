import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HANDLED_EVENTS, jobsOf } from './jobs-of-event.ts';

const event = (type: string, object: object) => ({ id: 'evt_1', type, data: { object } });
const jobs = (type: string, object: object) =>
  jobsOf(event(type, object) as never).map(({ task, payload, once }) => [task, payload, once]);

const sync = ['sync_subscription', { subscriptionId: 'sub_1' }, 'sync:sub_1'];
const ofInvoice = { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } };

describe('what a payment event asks to be looked at again', () => {
  it.each<[string, object, unknown]>([
    ['customer.subscription.updated', { id: 'sub_1' }, [sync]],
    ['customer.subscription.deleted', { id: 'sub_1' }, [sync]],
    [
      'customer.subscription.trial_will_end',
      { id: 'sub_1' },
      [sync, ['announce_first_charge', { subscriptionId: 'sub_1' }, 'announce:sub_1']],
    ],
    ['checkout.session.completed', { id: 'cs_1', subscription: 'sub_1' }, [sync]],
    ['checkout.session.completed', { id: 'cs_1', subscription: { id: 'sub_1', object: 'subscription' } }, [sync]],
    ['checkout.session.completed', { id: 'cs_1', subscription: null }, []],
    ['invoice.paid', ofInvoice, [sync, ['report_charge', { invoiceId: 'in_1' }, 'report:in_1']]],
    ['invoice.payment_failed', ofInvoice, [sync, ['report_charge', { invoiceId: 'in_1' }, 'report:in_1']]],
    ['invoice.updated', ofInvoice, [sync]],
    ['invoice.voided', ofInvoice, [sync]],
    ['invoice.paid', { id: 'in_1', parent: null }, []],
    ['customer.updated', { id: 'cus_1' }, [['sync_customer', { customerId: 'cus_1' }, 'sync:cus_1']]],
    ['refund.created', { id: 're_1', status: 'pending' }, [['read_refund', { id: 're_1' }, 'read_refund:re_1']]],
    ['refund.failed', { id: 're_1' }, [['read_refund', { id: 're_1' }, 'read_refund:re_1']]],
    ['charge.dispute.created', { id: 'du_1' }, [['read_dispute', { id: 'du_1' }, 'read_dispute:du_1']]],
    ['charge.dispute.funds_reinstated', { id: 'du_1' }, [['read_dispute', { id: 'du_1' }, 'read_dispute:du_1']]],
    // Its object is the charge: the refund comes with an event of its own.
    ['charge.refunded', { id: 'ch_1' }, []],
    ['constructor', { id: 'ch_1' }, []],
  ])('%s of %j', (type, object, expected) => {
    expect(jobs(type, object)).toEqual(expected);
  });

  it('is refused without the id that its type promises', () => {
    expect(() => jobs('customer.subscription.updated', {})).toThrow();
    expect(() => jobs('customer.updated', {})).toThrow();
    expect(() => jobs('invoice.paid', { parent: null })).toThrow();
    expect(() => jobs('refund.updated', { object: 'refund' })).toThrow();
  });
});

it('the operator is told to choose exactly the events that lead to something', () => {
  const page = readFileSync(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8');
  const [step = ''] = page.match(/^3\. Create a webhook endpoint[\s\S]*?(?=^4\. )/m) ?? [];
  const named = [...step.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name);
  expect(named).toEqual(HANDLED_EVENTS);
});
