import { eq, sql } from 'drizzle-orm';
import {
  sessions,
  ssoConnections,
  ssoDomains,
  ssoIdentities,
  ssoVisits,
} from '../../../platform/database/schema/index.ts';
import type { Catalogue } from './table-rules.ts';

const OF_THE_ORGANIZATION = { because: 'Belongs to the organization, and is in its export' } as const;

/** How an organization lets its people sign in. */
export const singleSignOnRules = {
  ssoConnections: {
    columns: {
      organizationId: 'internal',
      issuer: 'organization',
      clientId: 'organization',
      clientSecret: 'secret',
      mode: 'organization',
      defaultRole: 'organization',
      roleClaim: 'organization',
      scope: 'organization',
      roleMappings: 'organization',
      testedAt: 'organization',
      lastTry: 'organization',
      createdAt: 'organization',
      updatedAt: 'organization',
    },
    organization: {
      file: 'single-sign-on',
      rows: (id) => eq(ssoConnections.organizationId, id),
      about: {
        en: 'Your provider of single sign-on, and which roles it brings. The client secret is not in it.',
        fr: 'Votre fournisseur d’authentification unique et les rôles qu’il attribue. Le secret du client n’y est pas.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'singleSignOn',
    erased: {
      organization: { with: 'organizations' },
      // An admin who tried the provider.
      person: {
        statement: ({ email }) =>
          sql`update ${ssoConnections} set last_try = null where ${ssoConnections.lastTry} ->> 'email' = ${email}`,
      },
    },
  },
  ssoDomains: {
    columns: {
      id: 'internal',
      organizationId: 'internal',
      domain: 'organization',
      token: 'organization',
      provenAt: 'organization',
      missingSince: 'organization',
      createdAt: 'organization',
    },
    organization: {
      file: 'single-sign-on-domains',
      rows: (id) => eq(ssoDomains.organizationId, id),
      about: {
        en: 'Domains of your email addresses, and since when each is proven.',
        fr: 'Les domaines de vos adresses e-mail, et depuis quand chacun est prouvé.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'singleSignOn',
    erased: { organization: { with: 'organizations' }, person: { stays: OF_THE_ORGANIZATION.because } },
  },
  ssoIdentities: {
    columns: {
      organizationId: 'person',
      issuer: 'person',
      subject: 'person',
      userId: 'internal',
      createdAt: 'person',
    },
    organization: { because: 'How its members sign in is not the organization’s business' },
    person: {
      file: 'company-sign-ins',
      rows: (id) => eq(ssoIdentities.userId, id),
      about: {
        en: 'Company sign-ins that open an organization for you, with the number they know you by.',
        fr: 'Les systèmes de connexion d’entreprise qui vous ouvrent une organisation, avec le numéro sous lequel ils vous connaissent.',
      },
    },
    kept: 'account',
    erased: { organization: { with: 'memberships' }, person: { with: 'memberships' } },
  },
  removedMembers: {
    columns: { organizationId: 'internal', keyHash: 'secret', removal: 'internal', removedAt: 'internal' },
    organization: { because: 'Hashes alone: says nothing without an address to compare' },
    person: { because: 'Hashes alone: says nothing without an address to compare' },
    kept: 'singleSignOn',
    erased: {
      organization: { with: 'organizations' },
      person: { stays: 'Hashes alone, without which a deleted account would be the way back for someone removed' },
    },
  },
  ssoVisits: {
    columns: {
      stateHash: 'secret',
      organizationId: 'internal',
      issuer: 'internal',
      clientId: 'internal',
      sessionId: 'internal',
      isConfirmation: 'internal',
      browserHash: 'secret',
      nonce: 'secret',
      codeVerifier: 'secret',
      expiresAt: 'internal',
    },
    organization: { because: 'Belongs to nobody yet: a sign-in that is under way' },
    person: { because: 'Belongs to nobody yet: a sign-in that is under way' },
    kept: 'links',
    erased: {
      organization: { with: 'organizations' },
      person: {
        statement: ({ id }) => sql`
          delete from ${ssoVisits} where ${ssoVisits.sessionId} in (
            select ${sessions.id} from ${sessions} where ${sessions.userId} = ${id})`,
      },
    },
  },
} satisfies Partial<Catalogue>;
