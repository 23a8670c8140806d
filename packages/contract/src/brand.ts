/** The product's name and contacts. Each is a setting, so that a rename changes no screen. */
export interface Brand {
  readonly name: string;
  /**
   * The legal provider of the service, with its address, as named in the policies; empty if the operator has not set
   * it.
   */
  readonly legalEntity: string;
  readonly contactEmail: string;
  readonly supportEmail: string;
  /** The page on a professional network; null if there is none. */
  readonly networkUrl: string | null;
  /** Booking pages by length of the meeting in minutes; null if such a meeting cannot be booked. */
  readonly bookingUrls: { readonly 30: string | null; readonly 60: string | null };
}

/** Samples for development. A production server asks for them, or does not offer what they lead to. */
export const defaultBrand: Brand = {
  name: 'Evenway',
  legalEntity: '',
  contactEmail: 'support@evenway.example',
  supportEmail: 'support@evenway.example',
  networkUrl: 'https://www.linkedin.com/company/evenway',
  bookingUrls: { 30: 'https://cal.example/evenway/30min', 60: 'https://cal.example/evenway/60min' },
};
