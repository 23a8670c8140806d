import type { Language } from '@evenway/contract';
import type { Queryable } from '../database/database.ts';

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the action. */
  readonly note?: string;
  /** If it differs from the template's audience. */
  readonly audience?: Audience;
  /** Where readers can unsubscribe from mails of this kind. */
  readonly unsubscribeUrl?: string;
  /** A POST to that URL unsubscribes without confirmation, as mail programs do for their users (RFC 8058). */
  readonly endsByPost?: boolean;
}

export interface ComposeContext {
  readonly db: Queryable;
  readonly language: Language;
  readonly brandName: string;
  readonly webUrl: string;
}

/**
 * Who receives a mail, and therefore why: an address that someone entered, an account, an invited address, the admins
 * of a website or of an organization, the contact who also gets its invoices, members of a deleted organization, or a
 * visitor of a website.
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

/** One kind of mail. It is composed on sending; `null` means that it is no longer worth sending. */
export interface MailTemplate {
  readonly name: string;
  readonly audience: Audience;
  compose(params: Record<string, string>, context: ComposeContext): Promise<MailContent | null>;
}
