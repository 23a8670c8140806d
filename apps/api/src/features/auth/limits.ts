import type { Limit } from '../../platform/limits/rate-limits.ts';

const MINUTES = 60;
const HOUR = 3_600;

/** How often what may be tried; docs/security.md explains each. */
export const limits = {
  signUpPerClient: { name: 'signup.client', attempts: 20, seconds: HOUR },
  signUpPerEmail: { name: 'signup.email', attempts: 5, seconds: HOUR },
  logInPerClient: { name: 'login.client', attempts: 100, seconds: 15 * MINUTES },
  logInPerEmailAndClient: { name: 'login.email-client', attempts: 10, seconds: 15 * MINUTES },
  /** Looser than the pair above: who guesses from many addresses is stopped. Browsers that the account knows are not counted. */
  logInPerEmail: { name: 'login.email', attempts: 50, seconds: 15 * MINUTES },
  logInPerDevice: { name: 'login.device', attempts: 10, seconds: 15 * MINUTES },
  mailPerClient: { name: 'mail.client', attempts: 30, seconds: HOUR },
  mailPerEmail: { name: 'mail.email', attempts: 5, seconds: 15 * MINUTES },
  linkPerClient: { name: 'link.client', attempts: 50, seconds: 15 * MINUTES },
  passwordPerUser: { name: 'password.user', attempts: 10, seconds: 15 * MINUTES },
  providerPerClient: { name: 'provider.client', attempts: 60, seconds: 15 * MINUTES },
} as const satisfies Record<string, Limit>;
