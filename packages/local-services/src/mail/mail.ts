export interface Mail {
  id: string;
  /** The Message-ID header: two copies of one mail have the same. */
  messageId: string;
  /** Addresses of the envelope, separated by commas: a blind copy is among them. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** By name in lower case. */
  headers: Record<string, string>;
  /** When it arrived, as an ISO time. */
  at: string;
}
