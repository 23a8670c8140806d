import { createOrganization as createOrganizationCall, getOrganization } from '@evenway/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOrganization } from './create-organization.ts';
import { findOrganization } from './organization-repository.ts';

export function organizationRoutes({ database }: Platform): Implementation[] {
  return [
    implement(getOrganization, async ({ session }) => {
      const organization = await findOrganization(database, session.orgId);
      if (!organization) throw new AppError('not_found');
      return organization;
    }),
    implement(createOrganizationCall, ({ session, input }) =>
      database.transaction((tx) => createOrganization(tx, session.userId, input.body.name)),
    ),
  ];
}
