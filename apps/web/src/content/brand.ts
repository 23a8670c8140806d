import type { PublicSettings } from '@evenway/contract';

/** The words of the brand when the page carries no settings of its own. An operator changes them by settings. */
export const defaultBrand: PublicSettings['brand'] = {
  name: 'Evenway',
  contactEmail: 'support@evenway.example',
  supportEmail: 'support@evenway.example',
  networkUrl: 'https://www.linkedin.com/company/evenway',
  bookingUrls: { 30: '', 60: '' },
};
