import { eq, sql } from 'drizzle-orm';
import { noteDeletion } from '../../../platform/database/note-deletion.ts';
import {
  auditEntries,
  dataExports,
  invitations,
  mailedLinks,
  mailOutbox,
  rateLimits,
  users,
} from '../../../platform/database/schema/index.ts';
import { isLimitOfOrganization, isLimitOfPerson } from '../../../platform/limits/lift-limits.ts';
import type { Catalogue, Erasures } from './table-rules.ts';

const OF_NOBODY = { because: 'Says nothing about anyone' } as const;
const OF_NOBODY_TWICE = { organization: OF_NOBODY, person: OF_NOBODY } as const;

const STAYS: Erasures = { organization: { stays: OF_NOBODY.because }, person: { stays: OF_NOBODY.because } };

/** Mails, exports, limits, and what keeps the service running. */
export const operationRules = {
  mailOutbox: {
    columns: {
      id: 'internal',
      recipient: 'person',
      template: 'person',
      language: 'person',
      // May name other people, and holds what a link is made from.
      params: 'secret',
      createdAt: 'person',
      sentAt: 'person',
      skippedAt: 'person',
      failedAt: 'person',
      lastError: 'internal',
    },
    organization: { because: 'Mails are between us and each person' },
    person: {
      file: 'mails',
      rows: (id) => sql`${mailOutbox.recipient} = (select ${users.email} from ${users} where ${users.id} = ${id})`,
      about: {
        en: 'Emails we sent you in the last month: which kind, and when.',
        fr: 'Les e-mails que nous vous avons envoyés le mois dernier\u202f: leur nature et leur date.',
      },
    },
    kept: 'mails',
    erased: {
      // Nobody needs a record of sent mails. Unsent ones are only deleted if they are about the organization.
      organization: {
        statement: ({ name, emails }) => sql`
          delete from ${mailOutbox} where ${mailOutbox.recipient} = any(${sql.param([...emails])}::text[])
            and (coalesce(sent_at, skipped_at, failed_at) is not null or strpos(params::text, to_json(${name}::text)::text) > 0)`,
      },
      person: {
        statement: ({ id, email }) => sql`
          delete from ${mailOutbox} where ${mailOutbox.recipient} = ${email}
            or ${mailOutbox.recipient} in (
              select ${mailedLinks.newEmail} from ${mailedLinks} where ${mailedLinks.userId} = ${id})
            or params->>'invitationId' in (
              select ${invitations.id}::text from ${invitations} where ${invitations.invitedBy} = ${id})
            or strpos(params::text, ${id}) > 0 or strpos(params::text, to_json(${email}::text)::text) > 0`,
      },
    },
  },
  dataExports: {
    columns: {
      id: 'internal',
      organizationId: 'internal',
      userId: 'internal',
      requestedBy: 'organization',
      language: 'exported',
      state: 'internal',
      attemptId: 'internal',
      part: 'internal',
      partsDone: 'internal',
      partsTotal: 'internal',
      rows: 'exported',
      size: 'exported',
      requestedAt: 'exported',
      finishedAt: 'exported',
      expiresAt: 'exported',
    },
    organization: {
      file: 'exports',
      rows: (id) => eq(dataExports.organizationId, id),
      about: {
        en: 'Who asked for an export like this one, and when.',
        fr: 'Qui a demandé un export comme celui-ci, et quand.',
      },
    },
    person: {
      file: 'exports',
      rows: (id) => eq(dataExports.userId, id),
      about: {
        en: 'When you asked for an export like this one.',
        fr: 'Quand vous avez demandé un export comme celui-ci.',
      },
    },
    kept: 'exports',
    erased: { organization: { with: 'organizations' }, person: { with: 'users' } },
  },
  dataExportPieces: {
    columns: { exportId: 'internal', number: 'internal', bytes: 'internal' },
    organization: { because: 'The export itself' },
    person: { because: 'The export itself' },
    kept: 'exports',
    erased: { organization: { with: 'data_exports' }, person: { with: 'data_exports' } },
  },
  auditEntries: {
    columns: {
      id: 'internal',
      at: 'exported',
      organizationId: 'internal',
      event: 'exported',
      actorKind: 'internal',
      actorId: 'internal',
      actorLabel: 'organization',
      targetKind: 'organization',
      targetId: 'internal',
      // May name other people.
      targetLabel: 'organization',
      details: 'organization',
      network: 'exported',
      requestId: 'internal',
    },
    organization: {
      file: 'audit-trail',
      rows: (id) => eq(auditEntries.organizationId, id),
      about: {
        en: 'Who changed what in your organization, and when.',
        fr: 'Qui a changé quoi dans votre organisation, et quand.',
      },
    },
    person: {
      file: 'activity',
      rows: (id) => eq(auditEntries.actorId, id),
      about: {
        en: 'What you did here, when, and from which network.',
        fr: 'Ce que vous avez fait ici, quand, et depuis quel réseau.',
      },
    },
    kept: 'audit',
    // By functions of the table owner, which refuse while the organization still has members: servers change no entry
    // (decision 51).
    erased: {
      organization: { afterwards: ({ id }) => sql`select forget_audit_of_organization(${id})` },
      person: { afterwards: ({ id, email }) => sql`select forget_audit_of_person(${id}, ${email})` },
    },
  },
  rateLimits: {
    columns: { key: 'internal', used: 'internal', resetsAt: 'internal' },
    organization: {
      because: 'Counts of the last hours, by number or hash; to tell them would help who counts on them',
    },
    person: { because: 'Counts of the last hours, by number or hash; to tell them would help who counts on them' },
    kept: 'counters',
    erased: {
      organization: {
        statement: ({ id }) => sql`delete from ${rateLimits} where ${isLimitOfOrganization(id)}`,
      },
      person: {
        statement: (person) => sql`delete from ${rateLimits} where ${isLimitOfPerson(person)}`,
      },
    },
  },
  widgetParts: {
    columns: { address: 'internal', bytes: 'internal', publishedAt: 'internal' },
    ...OF_NOBODY_TWICE,
    kept: 'operation',
    erased: STAYS,
  },
  switches: { columns: { name: 'internal', isOn: 'internal' }, ...OF_NOBODY_TWICE, kept: 'operation', erased: STAYS },
  keyMarkers: {
    columns: { setting: 'internal', name: 'internal', marker: 'internal' },
    ...OF_NOBODY_TWICE,
    kept: 'operation',
    erased: STAYS,
  },
  announcements: {
    columns: {
      id: 'internal',
      textEn: 'internal',
      textFr: 'internal',
      startsAt: 'internal',
      endsAt: 'internal',
      createdAt: 'internal',
    },
    ...OF_NOBODY_TWICE,
    kept: 'operation',
    erased: STAYS,
  },
  backups: {
    columns: { id: 'internal', finishedAt: 'internal', bytes: 'internal' },
    ...OF_NOBODY_TWICE,
    kept: 'operation',
    erased: STAYS,
  },
  deletions: {
    columns: { kind: 'internal', id: 'internal', deletedAt: 'internal' },
    organization: { because: 'Ids of what no longer exists' },
    person: { because: 'Ids of what no longer exists' },
    kept: 'deletions',
    // Written here, so that nothing is deleted without it.
    erased: {
      organization: { afterwards: ({ id }) => noteDeletion('organization', id) },
      person: { afterwards: ({ id }) => noteDeletion('account', id) },
    },
  },
  healthHeartbeat: {
    columns: { isOnly: 'internal', firstSeenAt: 'internal', seenAt: 'internal' },
    ...OF_NOBODY_TWICE,
    kept: 'operation',
    erased: STAYS,
  },
  healthIncidents: {
    columns: { id: 'internal', kind: 'internal', startedAt: 'internal', endedAt: 'internal' },
    ...OF_NOBODY_TWICE,
    kept: 'operation',
    erased: STAYS,
  },
  jobRunners: { columns: { lockId: 'internal', seenAt: 'internal' }, ...OF_NOBODY_TWICE, kept: 'jobs', erased: STAYS },
} satisfies Partial<Catalogue>;
