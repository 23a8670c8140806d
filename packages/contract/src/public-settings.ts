import type { Brand } from './brand.ts';
import type { Role } from './schemas/entities.ts';

/** The server's settings that are sent to browsers: names and addresses an operator can change, never a secret. */
export interface PublicSettings {
  /** The base address of the calls, without a trailing slash: `/api`, or the address of an API on another host. */
  readonly apiUrl: string;
  readonly brand: Brand;
  /** Sign-in providers that are set up. */
  readonly providers: { readonly google: boolean; readonly facebook: boolean };
  /** Local stand-ins are running: demo helpers and the `/local` pages may be shown. */
  readonly localServices: boolean;
  /** Accounts of the demo organization, for one-click sign-in on a machine that only runs the demo. */
  readonly demoAccounts: readonly DemoAccount[];
}

export interface DemoAccount {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
}

/** Id of the data block in the page that contains the settings. */
export const PUBLIC_SETTINGS_ELEMENT_ID = 'evenway-settings';

/** What the operator announces above every screen. */
export interface PageAnnouncement {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
}

/** Stands before the screens of a page. It comes with a script of its own, as most of the time there is nothing to say. */
export function announcementsMarkup(announcements: readonly PageAnnouncement[]): string {
  if (announcements.length === 0) return '';
  return `<script type="application/json" id="evenway-announcements">${pageData(announcements)}</script><script src="/announcements.js"></script>`;
}

/** JSON for a data block in a page, which `<` could end early. */
export const pageData = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
