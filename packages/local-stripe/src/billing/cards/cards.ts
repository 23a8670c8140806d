import type { PaymentMethod } from '../../store/records.ts';

type Outcome = 'accepted' | 'declined' | 'charges_fail' | 'asks_each_time' | 'disputed' | 'refunds_fail';

export interface TestCard {
  number: string;
  brand: string;
  outcome: Outcome;
  description: string;
  declineCode?: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'accepted', description: 'Is accepted, and pays' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'accepted', description: 'Is accepted, and pays' },
  {
    number: '4000000000000002',
    brand: 'visa',
    outcome: 'declined',
    declineCode: 'generic_decline',
    description: 'Is declined',
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    outcome: 'declined',
    declineCode: 'insufficient_funds',
    description: 'Is declined for lack of money',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    outcome: 'charges_fail',
    declineCode: 'generic_decline',
    description: 'Is accepted, but every charge fails',
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    outcome: 'asks_each_time',
    description: 'Is accepted, and the bank asks to confirm every charge (3-D Secure)',
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    outcome: 'disputed',
    description: 'Is accepted and pays, and the cardholder disputes every charge',
  },
  {
    number: '4000000000005126',
    brand: 'visa',
    outcome: 'refunds_fail',
    description: 'Is accepted and pays, but takes no refund',
  },
];

/** The API's test payment methods, each with its card. */
export const TEST_PAYMENT_METHODS: ReadonlyMap<string, string> = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_createDispute', '4000000000000259'],
  ['pm_card_refundFail', '4000000000005126'],
]);

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** The payer is present on a page of ours; a charge over the API has nobody to ask. */
export function canCharge(method: PaymentMethod, isPayerThere = false): boolean {
  const outcome = outcomeOf(method);
  if (outcome === 'asks_each_time') return isPayerThere;
  return outcome !== 'declined' && outcome !== 'charges_fail';
}

/** Whether the bank requires confirmation of every payment. */
export const asksToConfirm = (method: PaymentMethod): boolean => outcomeOf(method) === 'asks_each_time';

export const isDisputedAtOnce = (method: PaymentMethod): boolean => outcomeOf(method) === 'disputed';

export const refundsFail = (method: PaymentMethod): boolean => outcomeOf(method) === 'refunds_fail';

function outcomeOf({ card }: PaymentMethod): Outcome {
  return TEST_CARDS.find(({ number }) => number.endsWith(card?.last4 ?? ''))?.outcome ?? 'accepted';
}
