import { normalizeDomain, SSO_DOMAIN_GRACE_DAYS, SSO_DOMAIN_MAX_COUNT } from '@evenway/contract';
import { randomSecret } from '../../../platform/crypto/keys.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findTxtRecord, type ResolveTxt, type TxtOutcome } from '../../../platform/public-pages/txt-records.ts';
import { lockAsAdmin } from '../../../platform/sessions/lock-as-admin.ts';
import { lockOrganization } from '../../../platform/sessions/organization-access-repository.ts';
import type { MemberSession } from '../../../platform/sessions/session.ts';
import { endSsoSessions } from '../../../platform/sessions/session-repository.ts';
import { findOrganization } from '../../organization/organization-repository.ts';
import { listAdmins } from '../../users/user-repository.ts';
import { DOMAIN_RECORD_MISSING_MAIL } from './mails/domain-record-missing.ts';
import { isPublicMailDomain } from './public-mail-domains.ts';
import {
  type DomainRow,
  deleteDomain,
  dropProof,
  insertDomain,
  isProvenElsewhere,
  listDomains,
  listProvenDomains,
  markMissing,
  markProven,
  refreshEnforcement,
} from './sso-repository.ts';

/** What the owner of a domain publishes. The value names one organization, so it proves nothing for another. */
export const domainRecord = ({ domain, token }: Pick<DomainRow, 'domain' | 'token'>) => ({
  name: `_evenway-sso.${domain}`,
  value: `evenway-sso=${token}`,
});

/** Normalizes the email domain that a person typed, which may be a whole address. */
export function parseMailDomain(typed: string): string {
  const domain = normalizeDomain(typed.slice(typed.lastIndexOf('@') + 1));
  if (domain === null) throw new AppError('sso_domain_invalid');
  if (isPublicMailDomain(domain)) throw new AppError('sso_domain_public');
  return domain;
}

export async function addDomain(tx: Transaction, admin: MemberSession, domain: string): Promise<void> {
  const { orgId: organizationId } = admin;
  await lockAsAdmin(tx, admin);
  if ((await listDomains(tx, organizationId)).length >= SSO_DOMAIN_MAX_COUNT) throw new AppError('sso_domains_used_up');
  await insertDomain(tx, { organizationId, domain, token: randomSecret() });
}

export async function removeDomain(tx: Transaction, admin: MemberSession, id: string): Promise<DomainRow> {
  await lockAsAdmin(tx, admin);
  const removed = await deleteDomain(tx, admin.orgId, id);
  if (!removed) throw new AppError('sso_domain_gone');
  await stopServing(tx, removed);
  return removed;
}

export const lookForRecord = (resolveTxt: ResolveTxt, domain: DomainRow): Promise<TxtOutcome> =>
  findTxtRecord(resolveTxt, domainRecord(domain));

/**
 * Applies what was found in the DNS and returns whether this proved the domain. Only someone who controls the domain
 * learns that another organization has it.
 */
export async function applyLookup(tx: Transaction, domain: DomainRow, outcome: TxtOutcome): Promise<boolean> {
  if (outcome === 'unreachable') return false;
  await lockOrganization(tx, domain.organizationId);
  if (outcome === 'proven') {
    if (await isProvenElsewhere(tx, domain)) throw new AppError('sso_domain_taken');
    await markProven(tx, domain.id);
    await refreshEnforcement(tx, domain.organizationId);
    return domain.provenAt === null;
  }
  if (await markMissing(tx, domain.id)) await notifyAdmins(tx, domain);
  if (await dropProof(tx, domain.id, SSO_DOMAIN_GRACE_DAYS)) await stopServing(tx, domain);
  return false;
}

const BATCH_SIZE = 200;

/** Runs every night: a domain whose record is gone may have changed hands. A DNS failure proves nothing. */
export async function recheckDomains({ database, log }: Platform, resolveTxt: ResolveTxt): Promise<void> {
  for (let after = ''; ; ) {
    const batch = await listProvenDomains(database, after, BATCH_SIZE);
    for (const domain of batch) {
      const outcome = await lookForRecord(resolveTxt, domain);
      await database
        .transaction((tx) => applyLookup(tx, domain, outcome))
        .catch((error: unknown) =>
          log.error({ err: error, domainId: domain.id }, 'a domain could not be checked again'),
        );
    }
    const last = batch.at(-1);
    if (batch.length < BATCH_SIZE || !last) return;
    after = last.id;
  }
}

async function stopServing(tx: Transaction, { organizationId, domain }: DomainRow): Promise<void> {
  await endSsoSessions(tx, 'sign_in_changed', organizationId, { domain });
  await refreshEnforcement(tx, organizationId);
}

async function notifyAdmins(tx: Transaction, { organizationId, domain }: DomainRow): Promise<void> {
  const organization = await findOrganization(tx, organizationId);
  const params = { domain, organization: organization?.name ?? '' };
  for (const { email: recipient, language } of await listAdmins(tx, organizationId))
    await enqueueMail(tx, { recipient, template: DOMAIN_RECORD_MISSING_MAIL, language, params });
}
