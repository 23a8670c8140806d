import { isEmail } from '@evenway/contract';
import { liftLimits } from '../../platform/limits/lift-limits.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { lockOrganization } from '../../platform/sessions/organization-access-repository.ts';
import { endSessionsOfUser } from '../../platform/sessions/session-repository.ts';
import { findMembership, setRole } from '../users/membership-repository.ts';
import { about, aboutOrganization, type Deed, OperatorError, oneAccount, oneOrganization } from './deed.ts';
import { findMailToResend, findOrganizationFacts, listAccountsWith } from './operator-repository.ts';

/** Help for people who cannot get in. */
export const accountDeeds: Readonly<Record<string, Deed>> = {
  verify: {
    takes: '<account>',
    about: 'confirms the address of an account by hand, when mails do not arrive',
    async run(tx, actions, [who]) {
      const account = await oneAccount(tx, who);
      const choosesPassword = await actions.verify(tx, account.id);
      const next = choosesPassword
        ? 'Several people had signed up with it, so a password is chosen by a mail that goes out now.'
        : 'Its owner can sign in.';
      return about(account, 'operator.account_verified', [`The address ${account.email} counts as confirmed. ${next}`]);
    },
  },
  'change-address': {
    takes: '<account> <new address>',
    about:
      'for an account whose mailbox is lost: mails the new address a link that moves the account, and tells the old one',
    async run(tx, actions, [who, typed = '']) {
      const account = await oneAccount(tx, who);
      const address = typed.toLowerCase();
      if (!isEmail(address)) throw new OperatorError('Name the new address.');
      const [owner] = await listAccountsWith(tx, address);
      if (owner?.verified_at) throw new OperatorError(`${address} has an account of its own.`);
      await actions.changeAddress(tx, account.id, address);
      return {
        ...about(account, 'operator.address_changed', [
          `${address} gets a link. With it the account of ${account.email} moves there, and a new password can be asked for. ${account.email} is told how to stop it.`,
        ]),
        details: { email: address },
      };
    },
  },
  resend: {
    takes: '<mail>',
    about: 'sends a mail again, with the link it had; `show` lists mails with their ids',
    async run(tx, _actions, [id = '']) {
      const mail = await findMailToResend(tx, id);
      if (!mail)
        throw new OperatorError(`There is no mail ${id}. Mails are kept for a month; "show" lists the last ones.`);
      await enqueueMail(tx, mail);
      const [account] = await listAccountsWith(tx, mail.recipient);
      return {
        event: 'operator.mail_resent',
        organizationId: account?.organization_id ?? null,
        target: { kind: 'mail', id, label: mail.template },
        details: { email: mail.recipient },
        said: [
          `"${mail.template}" goes to ${mail.recipient} again. A link in it that is over by then is left out with the mail.`,
        ],
      };
    },
  },
  'lift-limits': {
    takes: '<account>|<organization>',
    about: 'forgets what was counted against misuse: wrong passwords, mails asked for, and so on',
    async run(tx, _actions, [who = '']) {
      const organization = await findOrganizationFacts(tx, who);
      if (organization) {
        const count = await liftLimits(tx, { organizationId: organization.id });
        return aboutOrganization(organization, 'operator.limits_lifted', [lifted(count, organization.name)]);
      }
      const account = await oneAccount(tx, who);
      const count = await liftLimits(tx, account);
      return about(account, 'operator.limits_lifted', [lifted(count, account.email)]);
    },
  },
  'end-sessions': {
    takes: '<account>',
    about: 'signs one person out everywhere',
    async run(tx, _actions, [who]) {
      const account = await oneAccount(tx, who);
      await endSessionsOfUser(tx, 'session_ended', account.id);
      return about(account, 'operator.sessions_ended', [`${account.email} is signed out everywhere.`]);
    },
  },
  'reset-second-factor': {
    takes: '<account>',
    about: 'takes the two-step sign-in away, after the proof that docs/operations.md asks for; the person is mailed',
    async run(tx, actions, [who]) {
      const account = await oneAccount(tx, who);
      await actions.resetSecondFactor(tx, account.id);
      return about(account, 'operator.second_factor_reset', [
        `${account.email} has no second step any more, is signed out everywhere and gets a mail about it.`,
      ]);
    },
  },
  'make-admin': {
    takes: '<account> <organization>',
    about: 'for an organization whose only admin is gone: makes a member an admin; the person is mailed',
    async run(tx, _actions, [who, where]) {
      const account = await oneAccount(tx, who);
      const organization = await oneOrganization(tx, where);
      await lockOrganization(tx, organization.id);
      const membership = await findMembership(tx, account.id, organization.id);
      if (!membership) throw new OperatorError(`${account.email} is not a member of "${organization.name}".`);
      if (membership.role === 'ORG_ADMIN') throw new OperatorError(`${account.email} is an admin there already.`);
      await setRole(tx, account.id, organization.id, 'ORG_ADMIN', 'operator');
      return {
        ...aboutOrganization(organization, 'operator.admin_made', [
          `${account.email} is an admin of "${organization.name}". The gravest actions are open to them in a day. They get a mail about it.`,
        ]),
        target: { kind: 'person', id: account.id, label: account.email },
      };
    },
  },
  'turn-off-sso': {
    takes: '<organization>',
    about: 'for an organization whose sign-in provider is gone: people sign in with their own accounts again',
    async run(tx, actions, [where]) {
      const organization = await oneOrganization(tx, where);
      if (organization.sso_mode === null || organization.sso_mode === 'off')
        throw new OperatorError(`"${organization.name}" does not use single sign-on.`);
      await actions.turnOffSso(tx, organization.id);
      return aboutOrganization(organization, 'operator.single_sign_on_off', [
        `Single sign-on of "${organization.name}" is off, and the sessions it opened have ended. Its settings stay.`,
      ]);
    },
  },
};

const lifted = (count: number, whose: string): string =>
  count === 0
    ? `Nothing was counted for ${whose}.`
    : `${count === 1 ? '1 count' : `${count} counts`} of ${whose} begin anew.`;
