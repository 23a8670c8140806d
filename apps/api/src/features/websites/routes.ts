import { listWebsites as listWebsitesCall } from '@evenway/contract';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { listWebsites } from './website-repository.ts';

export function websiteRoutes({ database }: Platform): Implementation[] {
  return [implement(listWebsitesCall, ({ session }) => listWebsites(database, session.orgId))];
}
