export interface Mail {
  id: string;
  /** The Message-ID header: two copies of one mail have the same. */
  messageId: string;
  /** Envelope addresses, separated by commas, including blind copies. */
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
