import type { Language } from '@evenway/contract';
import type { Queryable } from '../database/database.ts';

export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print under the action. */
  readonly note?: string;
}

export interface ComposeContext {
  readonly db: Queryable;
  readonly language: Language;
  readonly brandName: string;
  readonly webUrl: string;
}

/** A mail of one kind. Composing happens when it is sent; `null` means that it is no longer worth sending. */
export interface MailTemplate {
  readonly name: string;
  compose(params: Record<string, string>, context: ComposeContext): Promise<MailContent | null>;
}
