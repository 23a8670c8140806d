import type { Language, PublicSettings } from '@evenway/contract';

interface PolicyText {
  readonly title: string;
  /** One or two sentences that someone in a hurry should read. */
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** A policy in every language, written around the names of whoever runs the service. */
export type Policy = Readonly<Record<Language, (brand: PublicSettings['brand']) => PolicyText>>;
