/** Business constants and limits. One place, so that screens, mails, tests and the server never disagree. */

export const TRIAL_DAYS = 7;
/** Days before the end of the trial at which the first charge is announced. */
export const TRIAL_NOTICE_DAYS = 3;
/** Days before the end of time that came with a transferred website at which its admins are asked to choose a plan. */
export const PREPAID_NOTICE_DAYS = 7;
/** Days a widget stays after a failed payment, so that visitors are not affected by a card. */
export const GRACE_DAYS = 7;
export const YEARLY_DISCOUNT_PERCENT = 18;

export const PASSWORD_MIN_LENGTH = 8;
/** At least one letter, one digit and one of `@$!%*?&`, and nothing else. */
export const PASSWORD_PATTERN = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]+$/;

export const LINK_LIFETIME_MINUTES = 15;
export const INVITATION_LIFETIME_DAYS = 7;
/** How long a billing contact may take to confirm the address. */
export const BILLING_CONTACT_LIFETIME_DAYS = 7;
/** How long an offered website may be accepted. */
export const TRANSFER_LIFETIME_DAYS = 7;
export const SESSION_LIFETIME_DAYS = 7;
/** However often it is refreshed, a session ends this long after sign-in. */
export const SESSION_ABSOLUTE_LIFETIME_DAYS = 30;
export const TOKEN_LIFETIME_MINUTES = 15;

/** With every call, the web application names the organization that its page shows. */
export const ORGANIZATION_HEADER = 'x-organization-id';
/** How long a sign-in may wait for its second step. */
export const SECOND_STEP_MINUTES = 10;
/** How long a new admin waits before the gravest actions, so that the others have time to notice. */
export const NEW_ADMIN_HOURS = 24;
/** How long a confirmation is trusted. */
export const CONFIRMATION_MINUTES = 10;
export const RECOVERY_CODE_COUNT = 10;
/** How long the owner of an account has to stop a reset of the second factor that somebody asked for. */
export const SECOND_FACTOR_RESET_DAYS = 7;
/** Days between the request to delete an organization or an account, and the deletion. */
export const CHANGE_OF_MIND_DAYS = 14;
/** Days before the deletion at which people are reminded. */
export const DELETION_NOTICE_DAYS = 2;
/** How long a finished export of data can be downloaded. */
export const EXPORT_LIFETIME_DAYS = 7;

export const NAME_MAX_LENGTH = 100;
export const ORGANIZATION_NAME_MAX_LENGTH = 200;
export const EMAIL_MAX_LENGTH = 254;

/** Monthly visits that a plan includes; Scale has no limit. */
export const PLAN_VISITS = { Starter: 100_000, Growth: 1_000_000, Scale: null } as const;
