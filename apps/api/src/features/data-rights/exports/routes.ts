import { Readable } from 'node:stream';
import { endpoints } from '@evenway/contract/schemas';
import type { RecordChange } from '../../../platform/audit/record.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Download } from '../../../platform/http/download.ts';
import { type Implementation, implement, implementDownload } from '../../../platform/http/implementation.ts';
import { limits } from '../../../platform/limits/limits.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MemberSession, Session } from '../../../platform/sessions/session.ts';
import { findNewestExport, findReadyExport, readPieces } from './export-repository.ts';
import type { ExportSubject } from './export-subject.ts';
import { requestExport } from './request-export.ts';

const ofOrganization = ({ orgId }: MemberSession): ExportSubject => ({ organizationId: orgId });
const ofPerson = ({ userId }: Session): ExportSubject => ({ userId });

export function exportRoutes({ database, limits: rateLimits }: Platform): Implementation[] {
  const newest = async (subject: ExportSubject) => ({ export: await findNewestExport(database, subject) });
  const file = async (subject: ExportSubject, id: string, name: string, record: RecordChange): Promise<Download> => {
    const ready = await findReadyExport(database, subject, id);
    // Someone else's, missing and expired ones get the same response.
    if (!ready) throw new AppError('export_gone');
    await record(database);
    const content = Readable.from(readPieces(database, id));
    const day = ready.finishedAt.toISOString().slice(0, 10);
    return { name: `${name}-${day}.zip`, type: 'application/zip', size: ready.size, content };
  };

  return [
    implement(endpoints.getOrganizationExport, ({ session }) => newest(ofOrganization(session))),
    implement(endpoints.requestOrganizationExport, async ({ session, language, record }) => ({
      export: await requestExport(
        database,
        ofOrganization(session),
        { requestedBy: session.userId, language },
        {
          count: () => rateLimits.consume(limits.exportPerOrganization, session.orgId),
          record,
        },
      ),
    })),
    implementDownload(endpoints.downloadOrganizationExport, ({ session, input: { params }, record }) =>
      file(ofOrganization(session), params.id, 'organization', record),
    ),
    implement(endpoints.getOwnExport, ({ session }) => newest(ofPerson(session))),
    implement(endpoints.requestOwnExport, async ({ session, language, record }) => ({
      export: await requestExport(
        database,
        ofPerson(session),
        { requestedBy: session.userId, language },
        {
          count: () => rateLimits.consume(limits.exportPerUser, session.userId),
          record,
        },
      ),
    })),
    implementDownload(endpoints.downloadOwnExport, ({ session, input: { params }, record }) =>
      file(ofPerson(session), params.id, 'my-data', record),
    ),
  ];
}
