import type { Language } from '../schemas/entities.ts';

export type Translated = Readonly<Record<Language, string>>;

/** What only the operator can say about itself on the public site. Missing parts do not appear. */
export interface SiteContent {
  readonly company: Company | null;
  /** A sentence about how many use the product. */
  readonly users: Translated | null;
  readonly certifications: readonly Certification[];
  readonly ratings: readonly Rating[];
  readonly testimonials: readonly Testimonial[];
}

export interface Company {
  readonly name: string;
  /** One line each. */
  readonly address: readonly string[];
  /** Register and number, as required by the law of the company's country. */
  readonly registration: Translated | null;
}

export interface Certification {
  readonly name: Translated;
  /** Where the certificate can be verified. */
  readonly url: string | null;
}

export interface Rating {
  readonly site: string;
  readonly score: number;
  readonly outOf: number;
  /** Where the ratings can be read. */
  readonly url: string | null;
}

export interface Testimonial {
  readonly text: Translated;
  readonly author: string;
  readonly role: Translated;
}

export const emptySiteContent: SiteContent = {
  company: null,
  users: null,
  certifications: [],
  ratings: [],
  testimonials: [],
};
