import { eq, type SQL, sql } from 'drizzle-orm';
import {
  identities,
  invitations,
  mailedLinks,
  memberships,
  organizations,
  providerVisits,
  sessions,
  users,
} from '../../../platform/database/schema/index.ts';
import type { Catalogue, Erasures } from './table-rules.ts';

const emailOf = (userId: SQL) => sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`;

const WITH_THE_PERSON: Erasures = { organization: { stays: 'Belongs to each member' }, person: { with: 'users' } };

/** Organizations, accounts, and how people get in. */
export const peopleRules = {
  organizations: {
    columns: {
      id: 'exported',
      name: 'exported',
      billingEmail: 'organization',
      billingLanguage: 'organization',
      billingLinkId: 'secret',
      billingSecretHash: 'secret',
      billingLinkExpiresAt: 'internal',
      billingConfirmedAt: 'organization',
      requiresSecondFactor: 'organization',
      deletesAt: 'exported',
      closedBy: 'organization',
      deletionNoticeAt: 'internal',
      suspendedAt: 'organization',
      ssoEnforcedDomains: 'organization',
      createdAt: 'exported',
    },
    organization: {
      file: 'organization',
      rows: (id) => eq(organizations.id, id),
      about: {
        en: 'The organization itself: its name, since when it exists, and its billing contact.',
        fr: 'L’organisation elle-même\u202f: son nom, sa date de création et son contact de facturation.',
      },
    },
    person: {
      file: 'organizations',
      rows: (id) =>
        sql`${organizations.id} in (select ${memberships.organizationId} from ${memberships} where ${memberships.userId} = ${id})`,
      about: { en: 'The organizations you belong to.', fr: 'Les organisations dont vous faites partie.' },
    },
    kept: 'account',
    erased: {
      organization: { statement: ({ id }) => sql`delete from ${organizations} where ${organizations.id} = ${id}` },
      // A person may have been named as billing contact.
      person: {
        statement: ({ email }) => sql`
          update ${organizations} set billing_email = null, billing_language = null, billing_link_id = null,
            billing_secret_hash = null, billing_link_expires_at = null, billing_confirmed_at = null
          where ${organizations.billingEmail} = ${email}`,
      },
    },
  },
  users: {
    columns: {
      id: 'exported',
      lastOrganizationId: 'person',
      firstName: 'exported',
      lastName: 'exported',
      email: 'exported',
      passwordHash: 'secret',
      emailVerifiedAt: 'person',
      language: 'person',
      signedUpWith: 'person',
      secondFactorAt: 'person',
      firstSignInAt: 'person',
      deletesAt: 'person',
      deletionLinkId: 'secret',
      deletionSecretHash: 'secret',
      deletionNoticeAt: 'internal',
      createdAt: 'person',
    },
    organization: {
      file: 'members',
      rows: (id) =>
        sql`${users.emailVerifiedAt} is not null and ${users.id} in (
          select ${memberships.userId} from ${memberships} where ${memberships.organizationId} = ${id})`,
      about: {
        en: 'Everyone in your organization, with name and email address, as on the Team page.',
        fr: 'Les membres de votre organisation, avec nom et adresse e-mail, comme sur la page Équipe.',
      },
    },
    person: {
      file: 'account',
      rows: (id) => eq(users.id, id),
      about: {
        en: 'Your account: your name, email address, language, and the browser you signed up with.',
        fr: 'Votre compte\u202f: votre nom, votre adresse e-mail, votre langue et le navigateur de votre inscription.',
      },
    },
    kept: 'account',
    erased: {
      organization: {
        stays: 'Members who belong nowhere else are deleted one by one, as persons, but for the one who asked',
      },
      person: { statement: ({ id }) => sql`delete from ${users} where ${users.id} = ${id}` },
    },
  },
  memberships: {
    columns: {
      userId: 'organization',
      organizationId: 'person',
      role: 'exported',
      since: 'exported',
      adminSince: 'exported',
      messageDigest: 'person',
    },
    organization: {
      file: 'memberships',
      rows: (id) => eq(memberships.organizationId, id),
      about: {
        en: 'The role of each member in your organization, and since when they belong to it.',
        fr: 'Le rôle de chaque membre dans votre organisation, et depuis quand il en fait partie.',
      },
    },
    person: {
      file: 'memberships',
      rows: (id) => eq(memberships.userId, id),
      also: {
        organization: sql`(select ${organizations.name} from ${organizations} where ${organizations.id} = ${memberships.organizationId})`,
      },
      about: {
        en: 'Your role in each organization, and since when you belong to it.',
        fr: 'Votre rôle dans chaque organisation, et depuis quand vous en faites partie.',
      },
    },
    kept: 'account',
    erased: {
      organization: { with: 'organizations' },
      person: { with: 'users' },
    },
  },
  sessions: {
    columns: {
      id: 'internal',
      userId: 'internal',
      secretHash: 'secret',
      createdAt: 'person',
      expiresAt: 'person',
      endsAt: 'person',
      confirmedAt: 'person',
      confirmedWith: 'person',
      device: 'person',
      network: 'person',
      lastUsedAt: 'person',
      organizationId: 'internal',
      ssoOrganizationId: 'internal',
    },
    organization: { because: 'When its members sign in is not the organization’s business' },
    person: {
      file: 'sessions',
      rows: (id) => eq(sessions.userId, id),
      about: {
        en: 'Where you are signed in: with which device, from which network, since when, and until when.',
        fr: 'Vos sessions ouvertes\u202f: l’appareil, le réseau, depuis quand et jusqu’à quand.',
      },
    },
    kept: 'sessions',
    erased: {
      // Remaining members' last organization; single sign-on sessions were for this organization only.
      organization: {
        statement: ({ id }) => sql`
          with ended as (delete from ${sessions} where ${sessions.ssoOrganizationId} = ${id})
          update ${sessions} set organization_id = null
          where ${sessions.organizationId} = ${id} and ${sessions.ssoOrganizationId} is null`,
      },
      person: { with: 'users' },
    },
  },
  endedSessions: {
    columns: { secretHash: 'secret', reason: 'internal', expiresAt: 'internal' },
    organization: { because: 'Belongs to a browser: says nothing without its cookie' },
    person: { because: 'Belongs to a browser: says nothing without its cookie' },
    kept: 'sessions',
    erased: {
      organization: { stays: 'Belongs to each member' },
      person: { stays: 'Hashes alone, gone when the cookie they belong to has expired' },
    },
  },
  mailedLinks: {
    columns: {
      id: 'secret',
      userId: 'internal',
      purpose: 'person',
      newEmail: 'person',
      secretHash: 'secret',
      expiresAt: 'person',
      closedAt: 'person',
      createdAt: 'person',
    },
    organization: { because: 'They are between a person and their mailbox' },
    person: {
      file: 'mailed-links',
      rows: (id) => eq(mailedLinks.userId, id),
      about: {
        en: 'Links we mailed you: what for, and when each was used. The links themselves are not stored.',
        fr: 'Les liens que nous vous avons envoyés\u202f: leur motif et la date de leur utilisation. Les liens eux-mêmes ne sont pas conservés.',
      },
    },
    kept: 'links',
    erased: WITH_THE_PERSON,
  },
  identities: {
    columns: { provider: 'person', subject: 'person', userId: 'internal', createdAt: 'person' },
    organization: { because: 'How its members sign in is not the organization’s business' },
    person: {
      file: 'sign-in-providers',
      rows: (id) => eq(identities.userId, id),
      about: {
        en: 'Accounts at Google or Facebook that open your account, with the number they know you by.',
        fr: 'Les comptes Google ou Facebook qui ouvrent votre compte, avec le numéro sous lequel ils vous connaissent.',
      },
    },
    kept: 'account',
    erased: WITH_THE_PERSON,
  },
  invitations: {
    columns: {
      id: 'secret',
      organizationId: 'internal',
      email: 'exported',
      role: 'exported',
      invitedBy: 'organization',
      secretHash: 'secret',
      expiresAt: 'exported',
      acceptedAt: 'exported',
      replacedAt: 'exported',
      createdAt: 'exported',
    },
    organization: {
      file: 'invitations',
      rows: (id) => eq(invitations.organizationId, id),
      about: {
        en: 'Whom your organization invited, as what, and whether they accepted.',
        fr: 'Les personnes invitées par votre organisation, leur rôle et leur réponse.',
      },
    },
    person: {
      file: 'invitations',
      rows: (id) => sql`${invitations.email} = ${emailOf(id)}`,
      also: {
        organization: sql`(select ${organizations.name} from ${organizations} where ${organizations.id} = ${invitations.organizationId})`,
      },
      about: {
        en: 'Invitations that were sent to your address.',
        fr: 'Les invitations envoyées à votre adresse.',
      },
    },
    kept: 'invitations',
    erased: {
      organization: {
        statement: ({ id }) => sql`delete from ${invitations} where ${invitations.organizationId} = ${id}`,
      },
      // Those they sent go with the account.
      person: { statement: ({ email }) => sql`delete from ${invitations} where ${invitations.email} = ${email}` },
    },
  },
  providerVisits: {
    columns: {
      stateHash: 'secret',
      provider: 'internal',
      action: 'internal',
      sessionId: 'internal',
      browserHash: 'secret',
      nonce: 'secret',
      codeVerifier: 'secret',
      invitationId: 'internal',
      startedAt: 'internal',
      expiresAt: 'internal',
    },
    organization: { because: 'Belongs to nobody yet: a sign-in that is under way' },
    person: { because: 'Belongs to nobody yet: a sign-in that is under way' },
    kept: 'links',
    erased: {
      organization: {
        statement: ({ id }) => sql`
          delete from ${providerVisits} where ${providerVisits.invitationId} in (
            select ${invitations.id} from ${invitations} where ${invitations.organizationId} = ${id})`,
      },
      person: {
        statement: ({ id, email }) => sql`
          delete from ${providerVisits} where ${providerVisits.sessionId} in (
            select ${sessions.id} from ${sessions} where ${sessions.userId} = ${id})
          or ${providerVisits.invitationId} in (
            select ${invitations.id} from ${invitations}
            where ${invitations.email} = ${email} or ${invitations.invitedBy} = ${id})`,
      },
    },
  },
} satisfies Partial<Catalogue>;
