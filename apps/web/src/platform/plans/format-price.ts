import type { Language } from '@evenway/contract';

/** An amount as the language writes it; whole amounts without their zeros: `$41`, `$20.50`. */
export function formatPrice(language: Language, amount: number, currency = 'usd'): string {
  const cents = Math.round(amount * 100);
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
