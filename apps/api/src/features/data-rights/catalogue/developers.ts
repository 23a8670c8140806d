import { eq, sql } from 'drizzle-orm';
import {
  apiKeys,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../../platform/database/schema/index.ts';
import type { Catalogue, Erasures } from './table-rules.ts';

const OF_THE_ORGANIZATION = { because: 'Belongs to the organization, and is in its export' } as const;

const NOT_THEIRS = { stays: OF_THE_ORGANIZATION.because } as const;
const WITH_THE_ORGANIZATION: Erasures = { organization: { with: 'organizations' }, person: NOT_THEIRS };

/** Keys of the public API, and webhooks. */
export const developerRules = {
  apiKeys: {
    columns: {
      id: 'internal',
      organizationId: 'internal',
      name: 'organization',
      prefix: 'organization',
      secretHash: 'secret',
      scopes: 'organization',
      createdBy: 'internal',
      createdByName: 'organization',
      createdAt: 'organization',
      expiresAt: 'organization',
      expiryNoticeAt: 'internal',
      lastUsedAt: 'organization',
    },
    organization: {
      file: 'api-keys',
      rows: (id) => eq(apiKeys.organizationId, id),
      about: {
        en: 'Keys of the public API: their names and what each may do. The keys themselves are not stored.',
        fr: 'Les clés de l’API publique\u202f: leur nom et ce que chacune permet. Les clés elles-mêmes ne sont pas conservées.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'apiKeys',
    erased: {
      organization: { with: 'organizations' },
      // The key belongs to the organization; who made it is forgotten.
      person: {
        statement: ({ id }) => sql`update ${apiKeys} set created_by_name = '' where ${apiKeys.createdBy} = ${id}`,
      },
    },
  },
  apiReplays: {
    columns: {
      apiKeyId: 'internal',
      idempotencyKey: 'internal',
      requestHash: 'internal',
      answer: 'internal',
      createdAt: 'internal',
    },
    organization: { because: 'Copies of answers of the last day, whose content is in the other files' },
    person: OF_THE_ORGANIZATION,
    kept: 'apiKeys',
    erased: { organization: { with: 'api_keys' }, person: NOT_THEIRS },
  },
  webhookEndpoints: {
    columns: {
      id: 'organization',
      organizationId: 'internal',
      url: 'organization',
      events: 'organization',
      secret: 'secret',
      previousSecret: 'secret',
      previousSecretUntil: 'internal',
      failingSince: 'organization',
      createdAt: 'organization',
    },
    organization: {
      file: 'webhooks',
      rows: (id) => eq(webhookEndpoints.organizationId, id),
      about: {
        en: 'Addresses that are told of events, and of which. Their secrets are not in it.',
        fr: 'Les adresses prévenues des événements, et de lesquels. Leurs secrets n’y sont pas.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'webhooks',
    erased: WITH_THE_ORGANIZATION,
  },
  webhookEvents: {
    columns: {
      id: 'organization',
      organizationId: 'internal',
      type: 'organization',
      data: 'organization',
      createdAt: 'organization',
    },
    organization: {
      file: 'webhook-events',
      rows: (id) => eq(webhookEvents.organizationId, id),
      about: {
        en: 'Events of the last month that your webhooks were told of.',
        fr: 'Les événements du dernier mois signalés à vos webhooks.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'webhooks',
    erased: WITH_THE_ORGANIZATION,
  },
  webhookDeliveries: {
    columns: {
      id: 'internal',
      eventId: 'organization',
      endpointId: 'organization',
      status: 'organization',
      attempts: 'organization',
      attemptedAt: 'organization',
      nextAttemptAt: 'organization',
      httpStatus: 'organization',
      durationMs: 'organization',
      answer: 'organization',
      problem: 'organization',
      createdAt: 'organization',
    },
    organization: {
      file: 'webhook-deliveries',
      rows: (id) =>
        sql`${webhookDeliveries.endpointId} in (
          select ${webhookEndpoints.id} from ${webhookEndpoints} where ${webhookEndpoints.organizationId} = ${id})`,
      about: {
        en: 'How each of these events reached each address.',
        fr: 'Comment chacun de ces événements est parvenu à chaque adresse.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'webhooks',
    erased: WITH_THE_ORGANIZATION,
  },
} satisfies Partial<Catalogue>;
