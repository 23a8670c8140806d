import type { Language } from '../loader/button-names.ts';

/**
 * A delivered configuration. By language, the word for "offline": it has to be there before
 * an outage, and the loader has no room for it. What is `unknown` is as it came, and is looked at where it is used.
 */
export interface Config extends Partial<Record<Language, string>> {
  /** As it was delivered, to be kept for when it cannot be had. */
  text: string;
  /** The page is one of the website's own, or on the maker's computer. */
  isOwnHost: boolean;
  mainColor: string;
  /** In CSS pixels. */
  size: string;
  offsetX: string;
  offsetY: string;
  /** The main color in a shade for the panel's marks, where it is too light for them itself. */
  markColor?: unknown;
  textColor?: unknown;
  statementUrl?: unknown;
  /** Where messages about barriers are sent to; without it, none are offered. */
  messages?: unknown;
  position?: unknown;
  icon?: unknown;
  language?: unknown;
  hideOnPhones?: unknown;
  ownTriggerOnly?: unknown;
  /** Lists of names; without one, all are offered. */
  features?: readonly string[];
  profiles?: readonly string[];
}
