import type { Language } from '@evenway/contract';

/** Minor units in the reader's format, without zero cents: `$41`, `20,50 $US`. */
export function formatMoney(language: Language, minorUnits: number, currency: string | null = 'usd'): string {
  const cents = Math.round(minorUnits);
  return write(language === 'fr' ? 'fr-FR' : 'en-US', cents, currency, cents % 100 === 0 ? 0 : 2);
}

/** The amount of an issued invoice: as on the invoice itself, in every language. */
export function formatInvoiceAmount(minorUnits: number, currency: string): string {
  return write('en-US', minorUnits, currency, 2);
}

function write(locale: string, minorUnits: number, currency: string | null, digits: number): string {
  // The formatter would throw for an invalid currency code and break the whole screen.
  const code = /^[a-z]{3}$/i.test(currency ?? '') ? String(currency).toUpperCase() : 'USD';
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { style: 'currency', currency: code, ...fraction }).format(minorUnits / 100);
}
