import type { Brand, Language } from '@evenway/contract';

export interface PolicyText {
  readonly title: string;
  /** One or two sentences for people in a hurry. */
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}

export interface PolicySection {
  /** The anchor, the same in every language, so that a link to a section outlives a translation. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly PolicyBlock[];
}

/**
 * A paragraph, a list, or names with what they mean. In each text `[words](target)` is a link; the targets are those of
 * `policyTargets` and URLs that start with `https:`.
 */
export type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly entries: readonly { readonly name: string; readonly text: string }[] };

/** What a text may link to: another policy, our mailbox, the status page, or the cookie settings. */
export const policyTargets = ['privacy', 'terms', 'cookies', 'security', 'mail', 'status', 'cookie-settings'] as const;

/** A policy in one language, with the operator's names filled in. */
export type WritePolicy = (brand: Brand) => PolicyText;

export type Policy = Readonly<Record<Language, WritePolicy>>;
