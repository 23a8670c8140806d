import type { Language } from '@evenway/contract';
import type { Queryable } from '../database/database.ts';

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print under the action. */
  readonly note?: string;
  /** When it goes to someone else than the template's audience. */
  readonly audience?: Audience;
  /** Where its reader can end mails of this kind. */
  readonly unsubscribeUrl?: string;
  /** A POST to that address ends them with nothing more, as mail programs do it for their reader (RFC 8058). */
  readonly endsByPost?: boolean;
}

export interface ComposeContext {
  readonly db: Queryable;
  readonly language: Language;
  readonly brandName: string;
  readonly webUrl: string;
}

/**
 * Whom a mail goes to, and so why it came: an address that someone entered, an account, an invited address, the admins of a website
 * or of an organization, the contact who gets its invoices too, people of an organization that is gone, or a visitor of a website.
 */
export type Audience =
  | 'entered'
  | 'account'
  | 'invited'
  | 'admins'
  | 'organizationAdmins'
  | 'billingContact'
  | 'formerMembers'
  | 'visitor';

/** A mail of one kind. Composing happens when it is sent; `null` means that it is no longer worth sending. */
export interface MailTemplate {
  readonly name: string;
  readonly audience: Audience;
  compose(params: Record<string, string>, context: ComposeContext): Promise<MailContent | null>;
}
