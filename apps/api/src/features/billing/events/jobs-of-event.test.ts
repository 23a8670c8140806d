import { describe, expect, it } from 'vitest';
import { jobsOf } from './jobs-of-event.ts';

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
    ['invoice.finalized', ofInvoice, [sync]],
    ['invoice.paid', { id: 'in_1', parent: null }, []],
    ['customer.updated', { id: 'cus_1' }, [['sync_customer', { customerId: 'cus_1' }, 'sync:cus_1']]],
    ['charge.refunded', { id: 'ch_1' }, []],
  ])('%s of %j', (type, object, expected) => {
    expect(jobs(type, object)).toEqual(expected);
  });

  it('is refused without the id that its type promises', () => {
    expect(() => jobs('customer.subscription.updated', {})).toThrow();
    expect(() => jobs('customer.updated', {})).toThrow();
    expect(() => jobs('invoice.paid', { parent: null })).toThrow();
  });
});
