import type { Language } from '../loader/button-names.ts';

/**
 * A delivered configuration. By language, the word for "offline": needed before an outage, and the loader has no room
 * for it. Values of type `unknown` are unvalidated, and checked where they are used.
 */
export interface Config extends Partial<Record<Language, string>> {
  /** As delivered, stored for when it cannot be loaded. */
  text: string;
  /** The page is on one of the website's own hosts, or on a developer's machine. */
  isOwnHost: boolean;
  mainColor: string;
  /** In CSS pixels. */
  size: string;
  offsetX: string;
  offsetY: string;
  /** A shade of the main color for the panel's marks, if the color itself is too light. */
  markColor?: unknown;
  textColor?: unknown;
  statementUrl?: unknown;
  /** Where messages about barriers are sent; without it, the form is not offered. */
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
