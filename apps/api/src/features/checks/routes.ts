import { endpoints } from '@evenway/contract/schemas';
import { hashSecret, randomSecret } from '../../platform/crypto/keys.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { isDelivered, requireNotSuspended, requireWebsite, websiteTarget } from '../websites/website-repository.ts';
import { applyCheck, isUnchanged, PagesChanged, withGroupedPages } from './apply-check.ts';
import { findCheck, insertCheck, listChecks, listEnded, listPages, lockCheck, stopCheck } from './check-repository.ts';
import { findFinding, listFindings, lockFindings, saveStatus } from './finding-repository.ts';
import { type GroupedPages, groupPages } from './group-pages.ts';
import { deleteAnswer, listAnswers, saveAnswer } from './manual-check-repository.ts';
import { continueCheck } from './open-check.ts';
import { startAddress, withToken } from './start-address.ts';

/** `homeOf`: where a check of a website starts by default. */
export function checkRoutes(
  { database, limits: rateLimits }: Platform,
  homeOf: (domain: string) => string | undefined,
): Implementation[] {
  const requireCheck = async (db: Queryable, organizationId: string, id: string) => {
    const check = await findCheck(db, organizationId, id);
    if (!check) throw new AppError('check_gone');
    return check;
  };
  const readProgress = async (db: Queryable, organizationId: string, id: string) => ({
    ...(await requireCheck(db, organizationId, id)),
    list: await listPages(db, id),
  });

  return [
    implement(endpoints.listChecks, async ({ session, input: { params } }) => {
      const { id } = await requireWebsite(database, session.orgId, params.websiteId);
      return listChecks(database, session.orgId, id);
    }),
    implement(endpoints.startCheck, async ({ session, input: { params, body }, record }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const start = startAddress(website.domain, body.start ?? homeOf(website.domain));
      if (!start) throw new AppError('check_start_invalid');
      requireNotSuspended(website);
      if (!(await isDelivered(database, website.id))) throw new AppError('check_not_live');
      await rateLimits.consume(limits.accessibilityCheckPerOrganization, session.orgId);
      const token = randomSecret();
      return database.transaction(async (tx) => {
        const { userId } = session;
        const [view, tokenHash] = [{ width: body.width, theme: body.theme }, hashSecret(token)];
        const id =
          body.continues ?? (await insertCheck(tx, { websiteId: website.id, startedBy: userId, tokenHash, ...view }));
        if (body.continues) await continueCheck(tx, website, body.continues, tokenHash, userId);
        await record(tx, { target: websiteTarget(website), details: view });
        return { check: await requireCheck(tx, session.orgId, id), url: withToken(start, token) };
      });
    }),
    implement(endpoints.getCheck, ({ session, input: { params } }) => readProgress(database, session.orgId, params.id)),
    implement(endpoints.stopCheck, async ({ session, input: { params }, record }) => {
      const { id, websiteId } = await requireCheck(database, session.orgId, params.id);
      const stop = (pages: GroupedPages) =>
        database.transaction(async (tx) => {
          await lockFindings(tx, websiteId);
          const found = await lockCheck(tx, session.orgId, id);
          if (!found) throw new AppError('check_gone');
          const { check, website } = found;
          if (check.state === 'finished' || check.state === 'stopped') throw new AppError('check_over');
          if (!isUnchanged(found, pages)) throw new PagesChanged();
          await stopCheck(tx, id);
          await applyCheck(tx, check, pages);
          await record(tx, { target: { kind: 'website', id: website.id, label: website.domain } });
          return readProgress(tx, session.orgId, id);
        });
      return withGroupedPages(() => groupPages(database, id), stop);
    }),
    implement(endpoints.listFindings, async ({ session, input: { params } }) => {
      const { id } = await requireWebsite(database, session.orgId, params.websiteId);
      const [check = null, ...earlier] = await listEnded(database, session.orgId, id);
      // One that was stopped saw only some of the pages, so nothing is compared with it.
      const previous = earlier.find(({ state }) => state === 'finished') ?? null;
      return { check, previous, findings: await listFindings(database, session.orgId, id) };
    }),
    implement(endpoints.setFindingStatus, ({ session, input: { params, body }, record }) =>
      database.transaction(async (tx) => {
        const found = await findFinding(tx, session.orgId, params.id);
        if (!found) throw new AppError('finding_gone');
        const change = { status: body.status, reason: body.reason || null, statusBy: session.userId };
        await saveStatus(tx, params.id, change);
        const website = await requireWebsite(tx, session.orgId, found.websiteId);
        const details = { rule: found.finding.rule, before: found.finding.status, after: body.status };
        await record(tx, { target: websiteTarget(website), details });
        const changed = await findFinding(tx, session.orgId, params.id);
        if (!changed) throw new AppError('finding_gone');
        return changed.finding;
      }),
    ),
    implement(endpoints.listManualAnswers, async ({ session, input: { params } }) => {
      const { id } = await requireWebsite(database, session.orgId, params.websiteId);
      return listAnswers(database, id);
    }),
    implement(endpoints.answerManualCheck, ({ session, input: { params, body }, record }) =>
      database.transaction(async (tx) => {
        const website = await requireWebsite(tx, session.orgId, params.websiteId);
        const { check } = params;
        const { outcome, note = '' } = body;
        if (outcome === 'untested') await deleteAnswer(tx, website.id, check);
        else await saveAnswer(tx, { websiteId: website.id, check, outcome, note, answeredBy: session.userId });
        await record(tx, { target: websiteTarget(website), details: { check, outcome } });
        return listAnswers(tx, website.id);
      }),
    ),
  ];
}
