/** The product's name and contacts. Each can be changed by a setting, so that a rename touches no screen. */
export const brandDefaults = {
  BRAND_NAME: 'Evenway',
  CONTACT_EMAIL: 'support@evenway.example',
  SUPPORT_EMAIL: 'support@evenway.example',
  NETWORK_URL: 'https://www.linkedin.com/company/evenway',
  BOOKING_URL_30: 'https://cal.example/evenway/30min',
  BOOKING_URL_60: 'https://cal.example/evenway/60min',
} as const;
