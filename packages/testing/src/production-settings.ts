/** Everything that production requires, for tests of settings and for servers that are started as in production. */
export const productionSettings = {
  NODE_ENV: 'production',
  WEB_URL: 'https://app.example.org',
  DATABASE_URL: 'postgresql://db.example.org/evenway',
  SMTP_URL: 'smtps://mail.example.org',
  APP_SECRET: 'a secret that is only good for tests, and long enough',
  PASSWORD_PEPPER: 'a pepper that is only good for tests, and long enough',
  STRIPE_SECRET_KEY: 'sk_live_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  CONTACT_EMAIL: 'hello@example.org',
};
