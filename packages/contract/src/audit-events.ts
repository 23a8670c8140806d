/**
 * What the audit trail can tell of. A call that changes something names one of these in its `event`; the names are stable, since
 * they are stored and exported.
 */
export const AUDIT_EVENTS = [
  'session.opened',
  'session.switched',
  'session.closed',
  'session.confirmed',
  'session.ended',
  'account.verified',
  'account.updated',
  'account.email_approved',
  'account.email_mailed',
  'account.email_withdrawn',
  'account.password_changed',
  'account.password_reset',
  'account.mail_language_changed',
  'second_factor.added',
  'second_factor.removed',
  'second_factor.codes_renewed',
  'second_factor.reset',
  'second_factor.reset_begun',
  'second_factor.reset_stopped',
  'account.exported',
  'account.deleted',
  'account.restored',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'member.left',
  'invitation.sent',
  'invitation.resent',
  'invitation.withdrawn',
  'organization.created',
  'organization.renamed',
  'organization.security_changed',
  'organization.deleted',
  'organization.restored',
  'organization.exported',
  'billing_contact.changed',
  'billing_contact.mailed',
  'billing_contact.answered',
  'website.registered',
  'website.proven',
  'website.deleted',
  'checkout.begun',
  'checkout.confirmed',
  'subscription.plan_changed',
  'subscription.canceled',
  'subscription.resumed',
  'invoices.paid',
  'billing_portal.opened',
  'widget.saved',
  'widget.reset',
  'api_key.created',
  'api_key.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secret_rotated',
  'webhook.tested',
  'webhook.resent',
] as const;

/** The first word of an event's name. */
export const AUDIT_AREAS = [
  'session',
  'account',
  'second_factor',
  'member',
  'invitation',
  'organization',
  'billing_contact',
  'website',
  'checkout',
  'subscription',
  'invoices',
  'billing_portal',
  'widget',
  'api_key',
  'webhook',
] as const;

export type AuditArea = (typeof AUDIT_AREAS)[number];

export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** Entries can be seen and exported for this long, and are deleted then. */
export const AUDIT_KEPT_DAYS = 400;

export const AUDIT_SEARCH_MAX_LENGTH = 100;
