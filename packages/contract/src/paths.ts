import type { Language } from './schemas/entities.ts';

/**
 * The screens of the web application. The router, mail links and the server's response for unknown pages share this
 * table.
 */
export const paths = {
  landing: '/',
  unauthorized: '/unauthorized',
  privacy: '/policies/privacy',
  terms: '/policies/terms',
  cookies: '/policies/cookies',
  security: '/policies/security',
  login: '/auth/login',
  signup: '/auth/signup',
  acceptInvite: '/auth/signup/accept-invite',
  selectPlan: '/auth/select-plan',
  verify: '/auth/verify',
  verifyPending: '/auth/verify-pending',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  confirmed: '/auth/confirmed',
  restoreAccount: '/auth/restore-account',
  confirmBillingContact: '/auth/billing-contact',
  websiteTransfer: '/auth/website-transfer',
  payment: '/auth/payment',
  singleSignOn: '/auth/single-sign-on',
  secondStep: '/auth/second-step',
  resetSecondFactor: '/auth/reset-second-step',
  keepSecondFactor: '/auth/keep-second-step',
  createOrganization: '/organization/create',
  dashboard: '/organization/dashboard',
  team: '/organization/team',
  widget: '/organization/widget',
  accessibility: '/organization/accessibility',
  accessibilityStatement: '/organization/accessibility/statement',
  accessibilityMessages: '/organization/accessibility/messages',
  accessibilityReport: '/organization/accessibility/report',
  account: '/organization/user-profile',
  accountSecurity: '/organization/user-profile/security',
  billing: '/organization/billing',
  settings: '/organization/settings',
  apiKeys: '/organization/settings/keys',
  webhooks: '/organization/settings/webhooks',
  audit: '/organization/settings/audit',
  organizations: '/organization/overview',
  securitySettings: '/organization/settings/security',
  singleSignOnRequired: '/organization/single-sign-on',
  singleSignOnSettings: '/organization/settings/single-sign-on',
  organizationData: '/organization/settings/data',
  ownData: '/organization/user-profile/data',
  /** An older address that leads to the dashboard. */
  dashboardAlias: '/dashboard',
} as const;

/**
 * Screens that the server renders before any script loads: their initial state is the same for everyone, in one of two
 * languages. With this parameter in the query, the address may show another screen.
 */
export const renderedScreens = [paths.login, paths.signup, paths.forgotPassword] as const;
export const UNRENDERED_QUERY = 'token';

export type Path = (typeof paths)[keyof typeof paths];

/** The public site. Each page is readable without an account and has its own address in every language. */
export const publicPages = {
  landing: paths.landing,
  privacy: paths.privacy,
  terms: paths.terms,
  cookies: paths.cookies,
  security: paths.security,
} as const;

export type PublicPage = keyof typeof publicPages;

/** The address of a public page in a language: English at its path, French below `/fr`. */
export function publicAddress(page: PublicPage, language: Language): string {
  const path = publicPages[page];
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Every address of the public site. */
export const publicAddresses = (Object.keys(publicPages) as PublicPage[]).flatMap((page) =>
  (['en', 'fr'] as const).map((language) => ({ page, language, address: publicAddress(page, language) })),
);

/** The same for a link to a path, which may contain a section. Null if the path is not on the public site. */
export function publicLink(to: string, language: Language): string | null {
  const [path = '', section] = to.split('#');
  const found = publicAddresses.find(({ address }) => address === path);
  if (found === undefined) return null;
  const address = publicAddress(found.page, language);
  return section === undefined ? address : `${address}#${section}`;
}

/** The status page, rendered by the server without a script or the database. */
export const statusAddress = (language: Language): string => (language === 'en' ? '/status' : `/${language}/status`);
