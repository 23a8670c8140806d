import { listOwnOrganizations, paths } from '@evenway/contract';
import { Check, LayoutList } from 'lucide-react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import type { SidebarAccount } from '../../ui/sidebar/sidebar-types.ts';
import { texts } from './organization-texts.ts';

/** The organizations of the person, to go on in another one. Nothing for someone who has one. */
export function useOrganizationChooser(present: string): SidebarAccount['chooser'] {
  const t = useTexts(texts).chooser;
  const navigate = useNavigate();
  const { orgId, switchTo } = useSession();
  const { data: organizations = [] } = useCall(listOwnOrganizations, {});
  if (organizations.length < 2) return undefined;

  async function choose(id: string, name: string) {
    if (id === orgId) return;
    try {
      if (!(await switchTo(id))) return;
      await navigate(paths.dashboard);
      showToast({ tone: 'success', message: t.switched(name) });
    } catch (error) {
      showToast({ tone: 'error', message: errorToText(error, { fallback: t.failed }) });
    }
  }

  return {
    label: t.label(present),
    items: [
      ...organizations.map(({ id, name }) => ({
        id,
        label: id === orgId ? t.present(name) : name,
        icon: <Check aria-hidden="true" className={`size-4 shrink-0 ${id === orgId ? '' : 'invisible'}`} />,
        onAction: () => void choose(id, name),
      })),
      {
        id: 'all',
        label: t.all,
        icon: <LayoutList aria-hidden="true" className="size-4 shrink-0" />,
        onAction: () => void navigate(paths.organizations),
      },
    ],
  };
}
