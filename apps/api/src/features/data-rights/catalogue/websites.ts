import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  checkoutAttempts,
  featureUses,
  paymentCustomers,
  paymentReversals,
  trials,
  users,
  visits,
  websiteSubscriptions,
  websites,
  websiteTransfers,
  widgetConfigs,
  widgetInstallations,
} from '../../../platform/database/schema/index.ts';
import type { Catalogue, Erasures } from './table-rules.ts';

export const OF_THE_ORGANIZATION = { because: 'Belongs to the organization, and is in its export' } as const;
export const ofWebsites =
  (websiteId: PgColumn) =>
  (id: SQL): SQL =>
    sql`${websiteId} in (select ${websites.id} from ${websites} where ${websites.organizationId} = ${id})`;
export const domainOf = (websiteId: PgColumn): { domain: SQL } => ({
  domain: sql`(select ${websites.domain} from ${websites} where ${websites.id} = ${websiteId})`,
});

const NOT_THEIRS = { stays: 'Belongs to the organization' } as const;
const OF_NOBODY = { stays: 'Numbers of events, without whose they are; gone after a month' } as const;
const WITH_THE_WEBSITE: Erasures = { organization: { with: 'websites' }, person: NOT_THEIRS };

/** Websites, what is paid for them, and what their widgets did. */
export const websiteRules = {
  websites: {
    columns: {
      id: 'organization',
      organizationId: 'internal',
      domain: 'organization',
      uniqueId: 'organization',
      priceId: 'organization',
      status: 'organization',
      subscriptionName: 'organization',
      subscribedAt: 'organization',
      expiresAt: 'organization',
      trialEndsAt: 'organization',
      nextAmount: 'organization',
      currency: 'organization',
      nextAttemptAt: 'organization',
      subscriptionId: 'organization',
      syncedAt: 'internal',
      ownershipMethod: 'organization',
      ownershipProvenAt: 'organization',
      takesMessages: 'organization',
      suspendedAt: 'organization',
      createdAt: 'organization',
    },
    organization: {
      file: 'websites',
      rows: (id) => eq(websites.organizationId, id),
      about: {
        en: 'Your websites, with plan, state and what is charged next. Amounts are in the smallest unit of the currency.',
        fr: 'Vos sites, avec leur offre, leur état et le prochain prélèvement. Les montants sont dans la plus petite unité de la devise.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'websites',
    erased: {
      organization: { statement: ({ id }) => sql`delete from ${websites} where ${websites.organizationId} = ${id}` },
      person: NOT_THEIRS,
    },
  },
  websiteSubscriptions: {
    columns: {
      subscriptionId: 'organization',
      websiteId: 'organization',
      createdAt: 'organization',
      listedAt: 'internal',
    },
    organization: {
      file: 'subscriptions',
      rows: ofWebsites(websiteSubscriptions.websiteId),
      also: domainOf(websiteSubscriptions.websiteId),
      about: {
        en: 'Every subscription a website had, by its number at the payment provider, which keeps the invoices.',
        fr: 'Tous les abonnements de chaque site, par leur numéro chez le prestataire de paiement, qui conserve les factures.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'payments',
    erased: WITH_THE_WEBSITE,
  },
  paymentCustomers: {
    columns: {
      organizationId: 'internal',
      customerId: 'internal',
      credit: 'organization',
      currency: 'organization',
      syncedAt: 'internal',
    },
    organization: {
      file: 'credit',
      rows: (id) => eq(paymentCustomers.organizationId, id),
      about: {
        en: 'Your credit, which is used before the card. In the smallest unit of the currency.',
        fr: 'Votre avoir, utilisé avant la carte. Dans la plus petite unité de la devise.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'payments',
    erased: {
      organization: {
        statement: ({ id }) => sql`delete from ${paymentCustomers} where ${paymentCustomers.organizationId} = ${id}`,
      },
      person: NOT_THEIRS,
    },
  },
  checkoutAttempts: {
    columns: {
      websiteId: 'organization',
      id: 'internal',
      priceId: 'organization',
      withTrial: 'organization',
      sessionId: 'secret',
      createdAt: 'organization',
    },
    organization: {
      file: 'open-checkouts',
      rows: ofWebsites(checkoutAttempts.websiteId),
      also: domainOf(checkoutAttempts.websiteId),
      about: {
        en: 'Checkouts that were opened and not finished yet.',
        fr: 'Les paiements commencés et pas encore terminés.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'payments',
    erased: WITH_THE_WEBSITE,
  },
  trials: {
    columns: { organizationId: 'internal', domain: 'organization', startedAt: 'organization' },
    organization: {
      file: 'trials',
      rows: (id) => eq(trials.organizationId, id),
      about: {
        en: 'Which domains had their free trial, and when.',
        fr: 'Les domaines qui ont eu leur essai gratuit, et quand.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'trials',
    erased: {
      organization: { statement: ({ id }) => sql`delete from ${trials} where ${trials.organizationId} = ${id}` },
      person: NOT_THEIRS,
    },
  },
  websiteTransfers: {
    columns: {
      id: 'secret',
      websiteId: 'organization',
      fromOrganizationId: 'internal',
      email: 'exported',
      offeredBy: 'organization',
      secretHash: 'secret',
      expiresAt: 'exported',
      acceptedAt: 'exported',
      closedAt: 'exported',
      subscriptionId: 'organization',
      priceId: 'organization',
      paidUntil: 'organization',
      createdAt: 'exported',
    },
    organization: {
      file: 'website-transfers',
      rows: (id) => eq(websiteTransfers.fromOrganizationId, id),
      also: domainOf(websiteTransfers.websiteId),
      about: {
        en: 'Websites that you offered or handed over to another organization, to whom, and until when they were paid for.',
        fr: 'Les sites proposés ou transférés à une autre organisation, à qui, et jusqu’à quand ils étaient payés.',
      },
    },
    person: {
      file: 'website-transfers',
      rows: (id) => sql`${websiteTransfers.email} = (select ${users.email} from ${users} where ${users.id} = ${id})`,
      also: domainOf(websiteTransfers.websiteId),
      about: {
        en: 'Websites that were offered to your address.',
        fr: 'Les sites proposés à votre adresse.',
      },
    },
    kept: 'transfers',
    erased: {
      organization: {
        statement: ({ id }) =>
          sql`delete from ${websiteTransfers} where ${websiteTransfers.fromOrganizationId} = ${id}`,
      },
      // Those they made go with the account.
      person: {
        statement: ({ email }) => sql`delete from ${websiteTransfers} where ${websiteTransfers.email} = ${email}`,
      },
    },
  },
  paymentEvents: {
    columns: { id: 'internal', type: 'internal', receivedAt: 'internal' },
    organization: { because: 'Numbers of events, without whose they are' },
    person: { because: 'Numbers of events, without whose they are' },
    kept: 'paymentEvents',
    erased: { organization: OF_NOBODY, person: OF_NOBODY },
  },
  paymentReversals: {
    columns: {
      id: 'internal',
      kind: 'organization',
      organizationId: 'internal',
      websiteId: 'organization',
      invoiceId: 'organization',
      amount: 'organization',
      currency: 'organization',
      status: 'organization',
      reason: 'organization',
      answerDueAt: 'organization',
      createdAt: 'organization',
      syncedAt: 'internal',
    },
    organization: {
      file: 'refunds-and-disputes',
      rows: (id) => eq(paymentReversals.organizationId, id),
      also: domainOf(paymentReversals.websiteId),
      about: {
        en: 'What was paid back to you, and payments that your bank disputes. In the smallest unit of the currency.',
        fr: 'Les remboursements, et les paiements que votre banque conteste. Dans la plus petite unité de la devise.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'payments',
    erased: { organization: { with: 'organizations' }, person: NOT_THEIRS },
  },
  paymentNotices: {
    columns: { key: 'internal', websiteId: 'internal', createdAt: 'internal' },
    organization: { because: 'Only says that a mail about a payment or a subscription is not to be sent twice' },
    person: OF_THE_ORGANIZATION,
    kept: 'payments',
    erased: WITH_THE_WEBSITE,
  },
  widgetConfigs: {
    columns: {
      websiteId: 'organization',
      config: 'organization',
      updatedAt: 'organization',
      updatedBy: 'organization',
    },
    organization: {
      file: 'widget-settings',
      rows: ofWebsites(widgetConfigs.websiteId),
      also: domainOf(widgetConfigs.websiteId),
      about: {
        en: 'What you chose for the widget of each website. Websites with the default settings are not listed.',
        fr: 'Vos réglages du widget, site par site. Les sites aux réglages par défaut n’y figurent pas.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'websites',
    erased: {
      organization: { with: 'websites' },
      person: { stays: 'The settings are the website’s; who changed them last is forgotten with the account' },
    },
  },
  visits: {
    columns: { websiteId: 'organization', month: 'organization', count: 'organization', bursts: 'organization' },
    organization: {
      file: 'visits',
      rows: ofWebsites(visits.websiteId),
      also: domainOf(visits.websiteId),
      about: {
        en: 'Visits of each website by month. “bursts” are signals beyond what people send; they do not count as visits.',
        fr: 'Les visites de chaque site, mois par mois. «\u202fbursts\u202f» compte les signaux trop nombreux pour venir de personnes\u202f; ce ne sont pas des visites.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'visitCounts',
    erased: WITH_THE_WEBSITE,
  },
  featureUses: {
    columns: { websiteId: 'organization', month: 'organization', feature: 'organization', count: 'organization' },
    organization: {
      file: 'feature-uses',
      rows: ofWebsites(featureUses.websiteId),
      also: domainOf(featureUses.websiteId),
      about: {
        en: 'How often visitors switched on each function of the widget, by website and month. Nothing about who.',
        fr: 'Le nombre d’utilisations de chaque fonction du widget, par site et par mois. Rien sur les personnes.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'visitCounts',
    erased: WITH_THE_WEBSITE,
  },
  visitNotices: {
    columns: { websiteId: 'internal', month: 'internal', percent: 'internal' },
    organization: { because: 'Only says that a mail about visits is not to be sent twice' },
    person: OF_THE_ORGANIZATION,
    kept: 'visitCounts',
    erased: WITH_THE_WEBSITE,
  },
  widgetInstallations: {
    columns: {
      websiteId: 'organization',
      firstSeenAt: 'organization',
      lastSeenAt: 'organization',
      host: 'organization',
      version: 'organization',
      snippets: 'organization',
      strayHost: 'organization',
      straySeenAt: 'organization',
    },
    organization: {
      file: 'widget-installations',
      rows: ofWebsites(widgetInstallations.websiteId),
      also: domainOf(widgetInstallations.websiteId),
      about: {
        en: 'Where and when the widget of each website was seen.',
        fr: 'Où et quand le widget de chaque site a été vu.',
      },
    },
    person: OF_THE_ORGANIZATION,
    kept: 'websites',
    erased: WITH_THE_WEBSITE,
  },
} satisfies Partial<Catalogue>;
