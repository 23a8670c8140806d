/** The product's name and contacts. Every one can be changed by a setting, so that a rename touches no screen. */
export interface Brand {
  readonly name: string;
  /** Who provides the service in law, with its address, as the policies name it; empty where the operator has not said. */
  readonly legalEntity: string;
  readonly contactEmail: string;
  readonly supportEmail: string;
  /** Page at a professional network. */
  readonly networkUrl: string;
  /** Booking pages by length of the meeting in minutes. */
  readonly bookingUrls: { readonly 30: string; readonly 60: string };
}

export const defaultBrand: Brand = {
  name: 'Evenway',
  legalEntity: '',
  contactEmail: 'support@evenway.example',
  supportEmail: 'support@evenway.example',
  networkUrl: 'https://www.linkedin.com/company/evenway',
  bookingUrls: { 30: 'https://cal.example/evenway/30min', 60: 'https://cal.example/evenway/60min' },
};
