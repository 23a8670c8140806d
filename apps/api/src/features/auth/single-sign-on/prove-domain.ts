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

/** Mail services where anyone can have an address: none of their domains is an organization's own. */
const PUBLIC_MAIL_DOMAINS = new Set(
  `
  gmail.com googlemail.com outlook.com outlook.fr outlook.de hotmail.com hotmail.fr hotmail.co.uk live.com live.fr msn.com
  passport.com windowslive.com yahoo.com yahoo.fr yahoo.co.uk yahoo.de yahoo.es yahoo.it yahoo.ca yahoo.co.jp yahoo.co.in
  yahoo.com.br ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com proton.me protonmail.com protonmail.ch pm.me
  tutanota.com tutanota.de tuta.io tuta.com gmx.com gmx.net gmx.de gmx.at gmx.ch gmx.fr web.de t-online.de freenet.de mail.com
  email.com usa.com post.com mail.ru inbox.ru list.ru bk.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net qq.com foxmail.com
  163.com 126.com yeah.net sina.com sina.cn sohu.com naver.com daum.net hanmail.net nate.com rediffmail.com zoho.com
  zohomail.com zohomail.eu fastmail.com fastmail.fm hushmail.com hey.com duck.com mailbox.org posteo.de posteo.net
  orange.fr wanadoo.fr free.fr sfr.fr neuf.fr laposte.net bbox.fr numericable.fr libero.it virgilio.it tin.it alice.it
  tiscali.it seznam.cz centrum.cz wp.pl o2.pl onet.pl interia.pl gazeta.pl btinternet.com sky.com virginmedia.com talktalk.net
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com shaw.ca rogers.com
  sympatico.ca videotron.ca telus.net bigpond.com optusnet.com.au xtra.co.nz terra.com.br uol.com.br bol.com.br ig.com.br
  bluewin.ch hispeed.ch skynet.be telenet.be ziggo.nl kpnmail.nl hetnet.nl mailinator.com guerrillamail.com yopmail.com
  `
    .trim()
    .split(/\s+/),
);

const isPublicMailDomain = (domain: string): boolean => PUBLIC_MAIL_DOMAINS.has(domain);
