import { type CurrentUser, getCurrentUser, getOrganization, listOwnOrganizations, paths } from '@evenway/contract';
import { Suspense } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { roleNames } from '../../../platform/session/role-names.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import type { SidebarAccount } from '../../../ui/sidebar/sidebar-types.ts';

/**
 * Who is signed in and for whom, from the same responses as the account and settings screens: a change there shows at
 * once.
 */
export function useShellAccount(): SidebarAccount {
  const roles = useTexts(roleNames);
  const { role } = useSession();
  const organization = useCall(getOrganization, {});
  const user = useCall(getCurrentUser, {});
  const { data: organizations = [] } = useCall(listOwnOrganizations, {});
  const choose = (isCollapsed: boolean) => (
    <Suspense>
      <OrganizationChooser organizations={organizations} isCollapsed={isCollapsed} />
    </Suspense>
  );
  return {
    organization: organization.data?.name ?? (organization.isError ? null : undefined),
    person: user.data ? personOf(user.data) : user.isError ? null : undefined,
    role: role === null ? '' : roles[role],
    to: paths.account,
    chooser: organizations.length > 1 ? choose : undefined,
  };
}

const OrganizationChooser = lazyPart(async () => (await import('./organization-chooser.tsx')).OrganizationChooser);

const personOf = ({ firstName, lastName, email }: CurrentUser) => ({ name: `${firstName} ${lastName}`.trim(), email });
