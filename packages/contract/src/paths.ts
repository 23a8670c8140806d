/** The screens of the web application. The router, mail links and the server's answer for unknown pages share this table. */
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
  payment: '/auth/payment',
  createOrganization: '/organization/create',
  dashboard: '/organization/dashboard',
  team: '/organization/team',
  widget: '/organization/widget',
  account: '/organization/user-profile',
  billing: '/organization/billing',
  settings: '/organization/settings',
  /** An older address that leads to the dashboard. */
  dashboardAlias: '/dashboard',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
