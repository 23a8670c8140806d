/**
 * Every error of the API. The code is stable for programs and translation; the message is for people, in English. It
 * says what to do next if there is something to do.
 */
export const errors = {
  invalid_request: {
    status: 400,
    message: 'Some of the information sent is missing or not valid. Check it and try again.',
  },
  invalid_link: {
    status: 400,
    message: 'This link is not valid any more. It may have expired or been used already. Please request a new one.',
  },
  already_verified: { status: 409, message: 'This email address is already verified. Please sign in.' },
  common_password: { status: 400, message: 'This password is one of the most common ones. Please choose another.' },
  wrong_password: { status: 400, message: 'Current password is incorrect.' },
  wrong_code: { status: 400, message: 'This code is not right, or was used already. Enter a new one.' },
  passkey_refused: { status: 400, message: 'This passkey was not accepted. Try another one, or another way.' },
  second_factor_needed: { status: 400, message: 'Confirm with your second step: a passkey or a code.' },
  invitation_invalid: {
    status: 400,
    message: 'This invitation is not valid. Open the link of the newest invitation email, or ask for a new invitation.',
  },
  invitation_used: { status: 400, message: 'This invitation was already accepted. Please sign in instead.' },
  invitation_expired: {
    status: 400,
    message: 'This invitation has expired. Please ask the person who invited you to send it again.',
  },
  invalid_domain: { status: 400, message: 'Please enter a valid website URL (e.g. example.com)' },
  plan_unknown: { status: 400, message: 'This plan is not on sale. Please select a plan from the list.' },
  plan_by_appointment: { status: 400, message: 'This plan is arranged in a call. Please book one.' },
  plan_unchanged: { status: 400, message: 'This website is already on that plan.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  session_ended: { status: 401, message: 'Your session has ended. Sign in again to continue.' },
  signed_out_elsewhere: {
    status: 401,
    message: 'You were signed out from another device or tab. Sign in again to continue.',
  },
  password_changed: {
    status: 401,
    message: 'Your password was changed, which signs you out everywhere. Sign in with the new one.',
  },
  sign_in_changed: { status: 401, message: 'The way you sign in has changed. Sign in again to continue.' },
  removed_from_organization: {
    status: 401,
    message: 'An admin removed you from the organization. To come back, ask for a new invitation.',
  },
  account_ended: { status: 401, message: 'You left the organization or closed your account.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  invalid_token: { status: 401, message: 'Your sign-in is no longer valid. Please sign in again.' },
  key_missing: {
    status: 401,
    message: 'Send a key of your organization in the header: Authorization: Bearer evw_live_…',
  },
  key_malformed: {
    status: 401,
    message: 'This key is not complete or has a typo. Copy it again from where you stored it.',
  },
  key_invalid: {
    status: 401,
    message: 'This key is not known. It may have been revoked, or it belongs to another service.',
  },
  key_expired: { status: 401, message: 'This key has expired. Make a new one in the settings of your organization.' },
  key_in_address: {
    status: 400,
    message:
      'Never send a key in an address: addresses are written to logs. Send it in the Authorization header, and revoke this key.',
  },
  scope_missing: { status: 403, message: 'This key may not do this. Make one with the scope that the call needs.' },
  key_expiry_invalid: { status: 400, message: 'A key can last from tomorrow to one year from now.' },
  key_gone: { status: 404, message: 'This key no longer exists. It was revoked.' },
  keys_used_up: {
    status: 409,
    message: 'Your organization has 50 keys. Revoke an unused one first.',
  },
  webhook_url_invalid: {
    status: 400,
    message: 'Enter a public address that begins with https://, without a port, a user name or a password.',
  },
  webhook_gone: { status: 404, message: 'This webhook no longer exists. It was deleted.' },
  delivery_gone: { status: 404, message: 'This delivery no longer exists. Deliveries are kept for 30 days.' },
  webhooks_used_up: {
    status: 409,
    message: 'Your organization has 10 webhooks. Delete an unused one first.',
  },
  idempotency_key_reused: {
    status: 409,
    message: 'This idempotency key was used for another request. Use a new one for every new request.',
  },
  forbidden_origin: {
    status: 403,
    message:
      'This request did not come from the application itself and was refused. Open the application and try again.',
  },
  forbidden: { status: 403, message: 'Your role does not allow this. Please ask an admin of your organization.' },
  payment_declined: {
    status: 402,
    message: 'The payment was declined, so nothing was changed. Update the card in the billing portal and try again.',
  },
  card_declined: {
    status: 402,
    message:
      'The card was declined, so the invoice is still unpaid. Update the card in the billing portal and try again.',
  },
  payment_needs_confirmation: {
    status: 402,
    message:
      'Your bank wants you to confirm this payment. Confirm it with the open invoice on the Billing page; nothing changes before that.',
  },
  invitation_for_another_email: {
    status: 403,
    message: 'This invitation is for another email address. Please use the address it was sent to.',
  },
  provider_email_unverified: {
    status: 403,
    message:
      'The sign-in provider has not verified your email address. Verify it there, or sign up with email and password.',
  },
  own_account: {
    status: 403,
    message: 'You cannot change your own role or remove yourself. Please ask another admin.',
  },
  second_factor_required: {
    status: 403,
    message: 'Your password is right. Now confirm the sign-in with your second step.',
  },
  second_step_expired: {
    status: 400,
    message: 'This sign-in took too long or had too many tries. Please sign in again.',
  },
  second_factor_missing: {
    status: 403,
    message: 'Your organization requires two-step sign-in. Set it up in your account to continue.',
  },
  single_sign_on_required: {
    status: 403,
    message: 'Your organization asks you to sign in with your company.',
  },
  own_sign_in_required: {
    status: 403,
    message:
      'You signed in with your company, which opens this organization alone. To do this, sign out and sign in with your own password, passkey or provider.',
  },
  sso_email_unverified: {
    status: 403,
    message:
      'Your company’s sign-in says that your email address is not verified. Ask the people who run it to verify it.',
  },
  sso_email_missing: {
    status: 403,
    message:
      'Your company’s sign-in did not tell us your email address. Ask the people who run it to send the claim "email".',
  },
  sso_email_outside: {
    status: 403,
    message:
      'Your company’s sign-in gave us an address outside the domains of your organization. Sign in there with your work account.',
  },
  sso_removed: {
    status: 403,
    message: 'An admin removed you from this organization. Ask them for an invitation to come back.',
  },
  step_up_required: { status: 403, message: 'Confirm that it is you, then try again.' },
  company_needed: { status: 400, message: 'Confirm with your company’s sign-in, which opened this session.' },
  new_admin: { status: 403, message: 'New admins wait a day before they can do this. Another admin can do it now.' },
  sso_domain_public: {
    status: 400,
    message:
      'Anyone can have an address of this mail service, so it cannot belong to one organization. Enter a domain of your own.',
  },
  sso_domain_invalid: { status: 400, message: 'Enter the part of your addresses after the @, such as example.com.' },
  sso_domain_taken: {
    status: 409,
    message:
      'Another organization has proven this domain. It becomes free when that organization gives it up, or 7 days after its DNS record is gone.',
  },
  sso_domains_used_up: {
    status: 409,
    message: 'Your organization has 20 domains. Remove an unused one first.',
  },
  sso_issuer_invalid: {
    status: 400,
    message:
      'Enter the public address of your issuer. It begins with https:// and has no port, user name, question mark or #.',
  },
  sso_issuer_private: {
    status: 400,
    message: 'The address of your issuer resolves to a private network. We can only reach one on the public internet.',
  },
  sso_issuer_unreachable: {
    status: 400,
    message: 'Your issuer did not answer within 5 seconds. Check its address, and that it answers from the internet.',
  },
  sso_discovery_wrong: {
    status: 400,
    message:
      'There is no usable discovery document at this issuer. We look for it at the address with /.well-known/openid-configuration behind it.',
  },
  sso_issuer_mismatch: {
    status: 400,
    message:
      'The discovery document there names another issuer. Copy the value of "issuer" from it, to the last character.',
  },
  sso_secret_missing: { status: 400, message: 'Enter the client secret that belongs to this client.' },
  sso_incomplete: {
    status: 409,
    message: 'Prove a domain, save your provider and try it successfully before you switch single sign-on on.',
  },
  sso_provider_missing: { status: 409, message: 'Save your provider first.' },
  sso_provider_away: {
    status: 503,
    message: 'Your company’s sign-in does not answer. Try again shortly, or tell the people who run it.',
  },
  website_unproven: {
    status: 403,
    message: 'Verify this domain before you check other pages. The home page can be checked now.',
  },
  email_not_verified: { status: 403, message: 'Please verify your email address before signing in.' },
  organization_closed: {
    status: 403,
    message: 'This organization is closed and will be deleted. An admin can restore it until then.',
  },
  organization_suspended: {
    status: 403,
    message: 'This organization is suspended, and its widgets are off. Write to support to find out why.',
  },
  account_closed: { status: 403, message: 'Your account will be deleted. Restore it first if you want to go on.' },
  organization_required: { status: 403, message: 'Create your organization first.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: {
    status: 405,
    message: 'This address does not take this method. The header Allow lists those that it takes.',
  },
  member_gone: { status: 404, message: 'This person is not a member of your organization any more.' },
  invitation_gone: { status: 404, message: 'This invitation is not open any more. It was accepted or withdrawn.' },
  email_change_gone: { status: 404, message: 'No address change is pending.' },
  sso_unknown: {
    status: 404,
    message:
      'There is no company sign-in for this address. Check the address, sign in another way, or ask an admin of your organization.',
  },
  sso_domain_gone: { status: 404, message: 'This domain is not in your settings any more.' },
  export_gone: {
    status: 404,
    message: 'This export no longer exists. Exports are kept for 7 days. Please ask for a new one.',
  },
  organization_gone: { status: 404, message: 'This organization has been deleted and cannot be restored any more.' },
  website_gone: {
    status: 404,
    message: 'This website is not in your organization. It may have been deleted or transferred.',
  },
  check_not_live: {
    status: 409,
    message: 'The check runs in the widget, and the widget of this website is switched off. Choose a plan first.',
  },
  check_start_invalid: {
    status: 400,
    message: 'Begin with a page of this website, or with a copy of it on localhost.',
  },
  check_over: { status: 409, message: 'This check is over. Start a new one.' },
  check_link_invalid: {
    status: 403,
    message: 'This link was used already or is too old. Start the check again from Accessibility.',
  },
  check_foreign: { status: 403, message: 'This check belongs to another website.' },
  check_gone: { status: 404, message: 'This check no longer exists.' },
  finding_gone: { status: 404, message: 'This finding no longer exists.' },
  transfer_invalid: {
    status: 400,
    message: 'This offer is no longer valid. It was accepted, declined, withdrawn or has expired.',
  },
  transfer_gone: {
    status: 404,
    message: 'There is no open offer for this website any more. It was accepted, declined or has expired.',
  },
  transfer_for_another_email: {
    status: 403,
    message: 'This website is offered to another email address. Sign in with the address the offer was sent to.',
  },
  transfer_same_organization: { status: 409, message: 'This website is already in that organization.' },
  transfer_exists: { status: 409, message: 'That organization already has a website with this domain.' },
  transfer_unpaid: {
    status: 409,
    message: 'An invoice for this website is still open. It must be paid before the website can be transferred.',
  },
  transfer_renewing: {
    status: 409,
    message: 'The subscription of this website is being renewed right now. Try again in about an hour.',
  },
  transfer_busy: { status: 409, message: 'This website is being changed right now. Wait a moment and try again.' },
  website_exists: { status: 409, message: 'This website is already registered.' },
  website_subscribed: { status: 409, message: 'This website already has a subscription.' },
  website_not_subscribed: { status: 409, message: 'This website has no subscription that could be changed.' },
  website_cancelled: {
    status: 409,
    message: 'This subscription is canceled and ends soon. Resume it before you change its plan.',
  },
  website_unpaid: {
    status: 409,
    message: 'The last payment for this website failed. Pay the open invoice before you change its plan.',
  },
  preview_outdated: {
    status: 409,
    message: 'The amounts have changed since they were shown. Please check them again.',
  },
  settings_changed: {
    status: 409,
    message: 'These settings were changed since you opened them. Check the changes before you save yours.',
  },
  statement_changed: {
    status: 409,
    message: 'This draft has since been saved elsewhere. Look at the other one, or keep yours.',
  },
  statement_incomplete: {
    status: 400,
    message: 'Something is missing before this statement can be published. Open the preview to see what.',
  },
  statement_unpublished: { status: 409, message: 'Publish the statement first.' },
  statement_unproven: {
    status: 409,
    message: 'Verify this domain before search engines may list its statement.',
  },
  statement_version_gone: { status: 404, message: 'There is no such version of this statement.' },
  website_suspended: {
    status: 403,
    message: 'This website is suspended, and its widget is off. Write to support to find out why.',
  },
  website_in_use: {
    status: 409,
    message: 'This website has a running subscription. Cancel it and wait until it ends before you delete it.',
  },
  billing_not_started: { status: 409, message: 'There is nothing to manage yet. Subscribe a website to a plan first.' },
  email_taken: { status: 409, message: 'A user with this email already exists.' },
  account_exists: { status: 409, message: 'An account with this email already exists.' },
  email_differs: { status: 400, message: 'Type the email address of your account exactly as it is.' },
  organization_name_differs: { status: 400, message: 'Type the name of the organization exactly as it is.' },
  last_admin: {
    status: 409,
    message: 'You are the only admin. Make someone else an admin first, or delete the organization in Settings.',
  },
  messages_off: { status: 404, message: 'This website does not take messages.' },
  message_links: { status: 400, message: 'Please leave out web addresses (links), then send your message again.' },
  message_proof_needed: {
    status: 428,
    message: 'Many messages are arriving right now. Your browser has to solve a small puzzle before it sends yours.',
  },
  message_gone: {
    status: 404,
    message: 'This message no longer exists. You or the visitor deleted it, or it was older than 12 months.',
  },
  message_changed: {
    status: 409,
    message: 'Someone changed this message meanwhile. Look at how it is now, then try again.',
  },
  message_full: { status: 409, message: 'This conversation is full. Nothing more can be added to it.' },
  authenticator_exists: {
    status: 409,
    message: 'An authenticator app is set up already. Remove it before you set up another.',
  },
  second_factor_first: { status: 409, message: 'Set up two-step sign-in for your own account first.' },
  ask_admin: {
    status: 409,
    message:
      'Please ask an admin of your organization to reset your two-step sign-in. They can do it on the Team page.',
  },
  member_elsewhere: {
    status: 409,
    message:
      'This person belongs to other organizations too, so you cannot reset their two-step sign-in. They can ask for a reset when they sign in.',
  },
  setup_gone: { status: 404, message: 'This setup is not open any more. Start again.' },
  organization_name_taken: { status: 409, message: 'You already have an organization with this name.' },
  /** The page still shows the previous organization; another was chosen in this tab or another. */
  organization_switched: {
    status: 409,
    message: 'This page belongs to an organization that you have left or switched away from. Reload it to go on.',
  },
  organization_exists: { status: 409, message: 'You already belong to an organization.' },
  account_unknown: { status: 404, message: 'There is no account for this sign-in yet. Please sign up first.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send the request as JSON (application/json).' },
  message_answers_used_up: {
    status: 429,
    message:
      'This visitor has had as many answers by email today as one address can get. Yours was not sent and stays in this form: keep the tab open, and send it tomorrow.',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'The service is temporarily unavailable. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;
