/** A number of attempts per time window. */
export interface Limit {
  /** Part of the key for counting, so that limits never share a count. */
  readonly name: string;
  /** What is counted and for whom, as worded in docs/security.md. */
  readonly what: string;
  readonly per: string;
  readonly attempts: number;
  readonly seconds: number;
  readonly note?: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const FORGOTTEN = 'forgotten after a success';
const FORGOTTEN_ALSO_BY_RESET = 'forgotten after a success or a password reset';
/** Nobody uses up the tries of the others. */
const PER_PERSON_AND_ORIGIN = 'person: strangers, known browsers and each single sign-on apart';

/**
 * Every limit of the product: the code enforces this table, and tests and the table of docs/security.md are made from
 * it.
 */
export const limits = {
  signUpPerClient: { name: 'signup.client', what: 'sign up', per: 'client address', attempts: 20, seconds: HOUR },
  signUpPerEmail: { name: 'signup.email', what: 'sign up', per: 'email address', attempts: 5, seconds: HOUR },
  logInPerClient: {
    name: 'login.client',
    what: 'sign in',
    per: 'client address',
    attempts: 100,
    seconds: 15 * MINUTE,
  },
  logInPerEmailAndClient: {
    name: 'login.email-client',
    what: 'sign in',
    per: 'email and client address',
    attempts: 10,
    seconds: 15 * MINUTE,
    note: FORGOTTEN,
  },
  /** Looser than the pair above: stops guessing from many addresses. Browsers known to the account are not counted. */
  logInPerEmail: { name: 'login.email', what: 'sign in', per: 'email address', attempts: 50, seconds: 15 * MINUTE },
  logInPerDevice: {
    name: 'login.device',
    what: 'sign in from a known browser, instead of the three above',
    per: 'browser',
    attempts: 10,
    seconds: 15 * MINUTE,
    note: FORGOTTEN,
  },
  mailPerClient: {
    name: 'mail.client',
    what: 'mails on request (forgot, resend)',
    per: 'client address',
    attempts: 30,
    seconds: HOUR,
  },
  mailPerEmail: {
    name: 'mail.email',
    what: 'mails on request',
    per: 'email address',
    attempts: 5,
    seconds: 15 * MINUTE,
  },
  linkPerClient: {
    name: 'link.client',
    what: 'using mailed links',
    per: 'client address',
    attempts: 50,
    seconds: 15 * MINUTE,
  },
  passwordPerUser: {
    name: 'password.user',
    what: 'passwords tried by someone signed in, to change it or to confirm',
    per: 'person',
    attempts: 10,
    seconds: 15 * MINUTE,
  },
  /** Changing the address sends mails, so it is limited like everything that does. */
  infoPerUser: {
    name: 'info.user',
    what: 'change personal information',
    per: 'person',
    attempts: 20,
    seconds: HOUR,
  },
  /**
   * Three codes of a million are valid at any time: at this rate guessing takes years, and the owner is warned by then.
   */
  codePerUser: {
    name: 'code.user',
    what: 'codes of an app tried as second step or confirmation',
    per: PER_PERSON_AND_ORIGIN,
    attempts: 10,
    seconds: 15 * MINUTE,
    note: FORGOTTEN_ALSO_BY_RESET,
  },
  codePerUserAndDay: {
    name: 'code.user-day',
    what: 'the same, without those refused by the line above',
    per: PER_PERSON_AND_ORIGIN,
    attempts: 50,
    seconds: 24 * HOUR,
    note: FORGOTTEN_ALSO_BY_RESET,
  },
  codeNoticePerUser: {
    name: 'code-notice.user',
    what: 'mails about guessed codes',
    per: 'person',
    attempts: 1,
    seconds: 24 * HOUR,
  },
  /** 79 bits cannot be guessed; this limits what trying costs us, and nobody can use it up for the owner. */
  recoveryCodePerClient: {
    name: 'recovery-code.client',
    what: 'recovery codes tried',
    per: 'client address',
    attempts: 20,
    seconds: 15 * MINUTE,
  },
  secondFactorResetPerUser: {
    name: 'second-factor-reset.user',
    what: 'ask for a reset of the second factor',
    per: 'person',
    attempts: 5,
    seconds: HOUR,
  },
  passkeyPerClient: {
    name: 'passkey.client',
    what: 'ask for a passkey to sign in with',
    per: 'client address',
    attempts: 100,
    seconds: 15 * MINUTE,
  },
  providerPerClient: {
    name: 'provider.client',
    what: 'sign in with a provider',
    per: 'client address',
    attempts: 60,
    seconds: 15 * MINUTE,
  },
  ssoCheckPerOrganization: {
    name: 'sso-check.organization',
    what: 'save or try an issuer, and check a domain, for single sign-on',
    per: 'organization',
    attempts: 30,
    seconds: 10 * MINUTE,
  },
  organizationPerUser: {
    name: 'organization.user',
    what: 'create an organization',
    per: 'person',
    attempts: 10,
    seconds: HOUR,
  },
  invitePerOrganization: {
    name: 'invite.organization',
    what: 'invite and resend',
    per: 'organization',
    attempts: 50,
    seconds: HOUR,
  },
  invitePerEmail: {
    name: 'invite.email',
    what: 'invite, resend and offer a website',
    per: 'email address',
    attempts: 5,
    seconds: HOUR,
  },
  transferPerOrganization: {
    name: 'transfer.organization',
    what: 'offer a website',
    per: 'organization',
    attempts: 20,
    seconds: HOUR,
  },
  billingContactPerOrganization: {
    name: 'billing-contact.organization',
    what: 'name a billing contact and resend',
    per: 'organization',
    attempts: 20,
    seconds: HOUR,
  },
  /** Someone may enter a stranger's address. */
  billingContactPerEmail: {
    name: 'billing-contact.email',
    what: 'name a billing contact and resend',
    per: 'email address',
    attempts: 5,
    seconds: 24 * HOUR,
  },
  auditExportPerOrganization: {
    name: 'audit-export.organization',
    what: 'export the audit trail',
    per: 'organization',
    attempts: 20,
    seconds: HOUR,
  },
  exportPerOrganization: {
    name: 'export.organization',
    what: 'export all data',
    per: 'organization',
    attempts: 3,
    seconds: 24 * HOUR,
  },
  exportPerUser: {
    name: 'export.user',
    what: 'export one’s own data',
    per: 'person',
    attempts: 3,
    seconds: 24 * HOUR,
  },
  checkPerWebsite: {
    name: 'check.website',
    what: 'check of a page',
    per: 'website',
    attempts: 10,
    seconds: 10 * MINUTE,
  },
  checkPerOrganization: {
    name: 'check.organization',
    what: 'check of a page',
    per: 'organization',
    attempts: 20,
    seconds: 10 * MINUTE,
  },
  accessibilityCheckPerOrganization: {
    name: 'accessibility-check.organization',
    what: 'start a check for barriers',
    per: 'organization',
    attempts: 30,
    seconds: HOUR,
  },
  /** 256 bits cannot be guessed; this limits what trying costs us. */
  checkOpeningPerClient: {
    name: 'check-opening.client',
    what: 'links that start a check',
    per: 'client address',
    attempts: 60,
    seconds: 15 * MINUTE,
  },
  /** Fifty pages, each once or twice, and occasional status updates. */
  checkReportPerCheck: {
    name: 'check-report.check',
    what: 'reports of a check for barriers',
    per: 'check',
    attempts: 200,
    seconds: HOUR,
  },
  statementPerWebsite: {
    name: 'statement.website',
    what: 'publish an accessibility statement',
    per: 'website',
    attempts: 30,
    seconds: HOUR,
  },
  apiPerKey: { name: 'api.key', what: 'calls of the public API', per: 'key', attempts: 300, seconds: MINUTE },
  /** 256 bits cannot be guessed; this limits what trying costs us. */
  unknownKeyPerClient: {
    name: 'api.unknown-key',
    what: 'calls with an unknown key',
    per: 'client address',
    attempts: 50,
    seconds: 15 * MINUTE,
  },
  apiKeyPerOrganization: {
    name: 'api-key.organization',
    what: 'make a key for the public API',
    per: 'organization',
    attempts: 20,
    seconds: HOUR,
  },
  webhookSendPerOrganization: {
    name: 'webhook-send.organization',
    what: 'send a test event, or an event again, to a webhook',
    per: 'organization',
    attempts: 30,
    seconds: 10 * MINUTE,
  },
  messagePerClient: {
    name: 'message.client',
    what: 'send a message about a barrier, or add to one',
    per: 'client address',
    attempts: 20,
    seconds: HOUR,
  },
  /** Beyond this nobody is refused, but their browser must solve a puzzle first. */
  messageBurstPerWebsite: {
    name: 'message.burst',
    what: 'send a message about a barrier without a puzzle',
    per: 'website',
    attempts: 10,
    seconds: 10 * MINUTE,
  },
  messagePerWebsite: {
    name: 'message.website',
    what: 'send a message about a barrier',
    per: 'website',
    attempts: 100,
    seconds: HOUR,
  },
  /** Someone may enter a stranger's address. Beyond this the message is accepted, but its link is not mailed. */
  messageMailPerEmail: {
    name: 'message.email',
    what: 'mails with the link of a message about a barrier',
    per: 'email address',
    attempts: 5,
    seconds: 24 * HOUR,
  },
  messageAnswerPerOrganization: {
    name: 'message-answer.organization',
    what: 'answer a message about a barrier',
    per: 'organization',
    attempts: 100,
    seconds: HOUR,
  },
  /** The owner of a website may have entered a stranger's address. Counted across all organizations. */
  messageAnswerPerEmail: {
    name: 'message-answer.email',
    what: 'answers to messages about barriers that are mailed',
    per: 'email address',
    attempts: 10,
    seconds: 24 * HOUR,
  },
  messageExportPerOrganization: {
    name: 'message-export.organization',
    what: 'export messages about barriers',
    per: 'organization',
    attempts: 20,
    seconds: HOUR,
  },
  /** Enough for a large office behind one address; anything beyond is a burst. */
  beaconPerClientAndWebsite: {
    name: 'beacon.client-website',
    what: 'visits and uses that count, by process',
    per: 'client address and website',
    attempts: 100,
    seconds: 10 * MINUTE,
  },
  /** Browsers cache a configuration for a minute, so this allows an office of thousands behind one address. */
  configPerClient: {
    name: 'config.client',
    what: 'configurations, by process',
    per: 'client address',
    attempts: 3_000,
    seconds: MINUTE,
  },
  /** Before anything is looked up; what counts is decided per website (above). */
  beaconPerClient: {
    name: 'beacon.client',
    what: 'visits and uses that are reported, by process',
    per: 'client address',
    attempts: 3_000,
    seconds: MINUTE,
  },
  /** Before a message is read, whether it is valid or not. */
  messageIntakePerClient: {
    name: 'message-intake.client',
    what: 'messages about barriers, valid or not, by process',
    per: 'client address',
    attempts: 300,
    seconds: 10 * MINUTE,
  },
  /** Before a report is read: several checks at once behind one address, each with fifty pages. */
  checkIntakePerClient: {
    name: 'check-intake.client',
    what: 'links and reports of checks for barriers, valid or not, by process',
    per: 'client address',
    attempts: 1_000,
    seconds: 10 * MINUTE,
  },
  /** Each is a database query. A page that pinned an earlier release requests half a dozen. */
  earlierPartPerClient: {
    name: 'earlier-part.client',
    what: 'files of the widget that this release does not have, by process',
    per: 'client address',
    attempts: 600,
    seconds: MINUTE,
  },
  statementPagePerClient: {
    name: 'statement-page.client',
    what: 'pages of accessibility statements, by process',
    per: 'client address',
    attempts: 300,
    seconds: MINUTE,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
