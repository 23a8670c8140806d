import type { Language } from '@evenway/contract';

/** Minor units as the reader writes money; whole amounts without their zeros: `$41`, `20,50 $US`. */
export function formatMoney(language: Language, minorUnits: number, currency: string | null = 'usd'): string {
  const cents = Math.round(minorUnits);
  return write(language === 'fr' ? 'fr-FR' : 'en-US', cents, currency, cents % 100 === 0 ? 0 : 2);
}

/** The amount of an issued invoice: as the invoice itself has it, in every language of the screen. */
export function formatInvoiceAmount(minorUnits: number, currency: string): string {
  return write('en-US', minorUnits, currency, 2);
}

function write(locale: string, minorUnits: number, currency: string | null, digits: number): string {
  // What is no code of a currency would be refused by the formatter and take the whole screen with it.
  const code = /^[a-z]{3}$/i.test(currency ?? '') ? String(currency).toUpperCase() : 'USD';
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code, ...fraction }).format(minorUnits / 100);
}
