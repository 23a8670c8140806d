import { type SQL, sql } from 'drizzle-orm';
import { messages, messageWords, websites } from '../../../platform/database/schema/index.ts';
import type { Catalogue } from './table-rules.ts';

const OF_THE_ORGANIZATION = { because: 'Belongs to the organization, and is in its export' } as const;
const ofOrganization = (id: SQL): SQL =>
  sql`${messages.websiteId} in (select ${websites.id} from ${websites} where ${websites.organizationId} = ${id})`;
const domain = sql`(select ${websites.domain} from ${websites} where ${websites.id} = ${messages.websiteId})`;

/** What visitors told about barriers. */
export const messageRules = {
  messages: {
    columns: {
      id: 'organization',
      websiteId: 'organization',
      secretHash: 'secret',
      language: 'organization',
      goal: 'organization',
      barrier: 'organization',
      // The owner never sees it. Its visitor finds what they sent, and deletes it, with their private link.
      email: 'secret',
      emailConfirmedAt: 'secret',
      path: 'organization',
      functions: 'organization',
      status: 'organization',
      note: 'organization',
      findingId: 'organization',
      version: 'internal',
      createdAt: 'organization',
      wroteAt: 'organization',
      firstAnsweredAt: 'organization',
      toldAt: 'internal',
    },
    organization: {
      file: 'messages',
      rows: ofOrganization,
      also: { domain },
      about: {
        en: 'What visitors told you about barriers on your websites, without their addresses.',
        fr: 'Ce que des visiteurs vous ont signalé sur vos sites, sans leurs adresses.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'messages',
    erased: {
      organization: { with: 'websites' },
      // A visitor may have left the address of an account. What they wrote is the website’s.
      person: {
        statement: ({ email }) =>
          sql`update ${messages} set email = null, email_confirmed_at = null where ${messages.email} = ${email}`,
      },
    },
  },
  messageWords: {
    columns: {
      id: 'organization',
      messageId: 'organization',
      sender: 'organization',
      text: 'organization',
      authorId: 'organization',
      createdAt: 'organization',
    },
    organization: {
      file: 'message-answers',
      rows: (id) =>
        sql`${messageWords.messageId} in (select ${messages.id} from ${messages} where ${ofOrganization(id)})`,
      about: {
        en: 'What you answered, and what visitors added.',
        fr: 'Vos réponses, et ce que les visiteurs ont ajouté.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'messages',
    erased: {
      organization: { with: 'messages' },
      person: { stays: 'Answers are the organization’s; who wrote them is forgotten with the account' },
    },
  },
} satisfies Partial<Catalogue>;
