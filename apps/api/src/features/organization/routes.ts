import { endpoints } from '@evenway/contract/schemas';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { createOrganization } from './create-organization.ts';
import { findOrganization, renameOrganization } from './organization-repository.ts';

export function organizationRoutes({ database }: Platform): Implementation[] {
  return [
    implement(endpoints.getOrganization, async ({ session }) => {
      const organization = await findOrganization(database, session.orgId);
      if (!organization) throw new AppError('not_found');
      return organization;
    }),
    implement(endpoints.updateOrganization, async ({ session, input: { body } }) => {
      await renameOrganization(database, session.orgId, body.name);
      return { id: session.orgId, name: body.name };
    }),
    implement(endpoints.createOrganization, ({ session, input }) =>
      database.transaction((tx) => createOrganization(tx, session.userId, input.body.name)),
    ),
  ];
}
