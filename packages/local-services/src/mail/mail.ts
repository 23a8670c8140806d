export interface Mail {
  id: string;
  /** Addresses of the envelope, separated by commas: a blind copy is among them. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** When it arrived, as an ISO time. */
  at: string;
}
