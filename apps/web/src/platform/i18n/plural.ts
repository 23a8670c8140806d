import type { Language } from '@evenway/contract';

type Forms = { readonly one: string; readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Picks the plural form for a count and replaces `#` with the number. */
export function plural(language: Language, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}
