import type { TypedCard } from '../billing/cards/attach-card.ts';

export interface CardProblem {
  field: 'number' | 'expiry' | 'cvc' | 'email';
  message: string;
}

/** The card that was entered, or what is wrong with it. */
export function readCard(typed: Readonly<Record<string, string>>): TypedCard | CardProblem {
  const number = (typed.number ?? '').replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number)) return { field: 'number', message: 'Enter a card number of 12 to 19 digits.' };
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec((typed.expiry ?? '').trim()) ?? [];
  const [expMonth, expYear] = [Number(month), 2000 + Number(year)];
  if (!(expMonth >= 1 && expMonth <= 12 && expYear)) {
    return { field: 'expiry', message: 'Enter an expiry date as month and year, such as 12 / 34.' };
  }
  const firstDayAfter = Date.UTC(expYear, expMonth, 1);
  if (firstDayAfter <= Date.now()) return { field: 'expiry', message: 'Your card has expired.' };
  if (!/^\d{3,4}$/.test((typed.cvc ?? '').trim())) {
    return { field: 'cvc', message: 'Enter a security code of 3 or 4 digits.' };
  }
  return { number, expMonth, expYear };
}

export function isProblem(card: TypedCard | CardProblem): card is CardProblem {
  return 'message' in card;
}
