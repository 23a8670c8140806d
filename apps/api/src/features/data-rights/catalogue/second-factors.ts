import { eq, sql } from 'drizzle-orm';
import {
  authenticatorApps,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactorResets,
  sessions,
} from '../../../platform/database/schema/index.ts';
import type { Catalogue, Erasures } from './table-rules.ts';

const OF_THE_PERSON = { because: 'How its members sign in is not the organization’s business' } as const;
const WITH_THE_PERSON: Erasures = { organization: { stays: 'Belongs to each member' }, person: { with: 'users' } };

/** What people sign in with besides a password. */
export const secondFactorRules = {
  authenticatorApps: {
    columns: {
      userId: 'internal',
      sealedSecret: 'secret',
      confirmedAt: 'person',
      lastStep: 'internal',
      createdAt: 'person',
    },
    organization: OF_THE_PERSON,
    person: {
      file: 'authenticator-app',
      rows: (id) => eq(authenticatorApps.userId, id),
      about: {
        en: 'Since when an authenticator app is set up. Its secret is not part of the export.',
        fr: 'Depuis quand une application d’authentification est configurée. Son secret ne fait pas partie de l’export.',
      },
    },
    kept: 'account',
    erased: WITH_THE_PERSON,
  },
  passkeys: {
    columns: {
      id: 'internal',
      userId: 'internal',
      credentialId: 'secret',
      publicKey: 'secret',
      counter: 'internal',
      transports: 'person',
      name: 'person',
      createdAt: 'person',
      lastUsedAt: 'person',
    },
    organization: OF_THE_PERSON,
    person: {
      file: 'passkeys',
      rows: (id) => eq(passkeys.userId, id),
      about: {
        en: 'Your passkeys: their names, since when you have them, and when each was last used.',
        fr: 'Vos clés d’accès\u202f: leur nom, leur date d’ajout et leur dernière utilisation.',
      },
    },
    kept: 'account',
    erased: WITH_THE_PERSON,
  },
  passkeyChallenges: {
    columns: { challengeHash: 'secret', purpose: 'internal', boundTo: 'secret', expiresAt: 'internal' },
    organization: { because: 'Belongs to nobody yet: a sign-in that is under way' },
    person: { because: 'Belongs to nobody yet: a sign-in that is under way' },
    kept: 'links',
    erased: {
      organization: { stays: 'Belongs to each member' },
      person: {
        statement: ({ id }) => sql`
          delete from ${passkeyChallenges} where ${passkeyChallenges.boundTo} in (
            select ${sessions.id}::text from ${sessions} where ${sessions.userId} = ${id})`,
      },
    },
  },
  recoveryCodes: {
    columns: { codeHash: 'secret', userId: 'internal', usedAt: 'person', createdAt: 'person' },
    organization: OF_THE_PERSON,
    person: {
      file: 'recovery-codes',
      rows: (id) => eq(recoveryCodes.userId, id),
      about: {
        en: 'Since when you have recovery codes, and when each was used. The codes themselves are not stored.',
        fr: 'Depuis quand vous avez des codes de secours, et la date de leur utilisation. Les codes eux-mêmes ne sont pas conservés.',
      },
    },
    kept: 'account',
    erased: WITH_THE_PERSON,
  },
  pendingSignIns: {
    columns: { secretHash: 'secret', userId: 'internal', tries: 'internal', expiresAt: 'internal' },
    organization: OF_THE_PERSON,
    person: { because: 'A sign-in that waits for its second step, for ten minutes' },
    kept: 'links',
    erased: WITH_THE_PERSON,
  },
  secondFactorResets: {
    columns: {
      id: 'internal',
      userId: 'internal',
      stopHash: 'secret',
      mailsSent: 'internal',
      createdAt: 'person',
      dueAt: 'person',
    },
    organization: OF_THE_PERSON,
    person: {
      file: 'second-factor-resets',
      rows: (id) => eq(secondFactorResets.userId, id),
      about: {
        en: 'A reset of two-step sign-in that was asked for: when, and when it takes effect.',
        fr: 'Une réinitialisation demandée de la connexion en deux étapes\u202f: sa date et celle où elle prend effet.',
      },
    },
    kept: 'account',
    erased: WITH_THE_PERSON,
  },
} satisfies Partial<Catalogue>;
