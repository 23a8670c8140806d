import { type OwnOrganization, paths } from '@evenway/contract';
import { Building2, Check, ChevronsUpDown, LayoutList } from 'lucide-react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { chooserTexts } from './chooser-texts.ts';

interface OrganizationChooserProps {
  organizations: readonly OwnOrganization[];
  /** A collapsed sidebar only has room for an icon. */
  isCollapsed: boolean;
}

/** The name of the organization, as a switcher. For people who have several. */
export function OrganizationChooser({ organizations, isCollapsed }: OrganizationChooserProps) {
  const t = useTexts(chooserTexts);
  const navigate = useNavigate();
  const { orgId, switchTo } = useSession();
  const present = organizations.find(({ id }) => id === orgId)?.name ?? '';

  async function choose({ id, name }: OwnOrganization) {
    if (id === orgId) return;
    try {
      if (!(await switchTo(id))) return;
      await navigate(paths.dashboard);
      showToast({ tone: 'success', message: t.switched(name) });
    } catch (error) {
      showToast({ tone: 'error', message: errorToText(error, { fallback: t.failed }) });
    }
  }

  const nameOf = ({ id, name, deletesAt, suspendedAt }: OwnOrganization) => {
    if (id === orgId) return t.present(name);
    if (suspendedAt) return t.suspended(name);
    return deletesAt ? t.closed(name) : name;
  };
  const items = [
    ...organizations.map((organization) => ({
      id: organization.id,
      label: nameOf(organization),
      icon: <Check aria-hidden="true" className={`size-4 shrink-0 ${organization.id === orgId ? '' : 'invisible'}`} />,
      onAction: () => void choose(organization),
    })),
    {
      id: 'all',
      label: t.all,
      icon: <LayoutList aria-hidden="true" className="size-4 shrink-0" />,
      onAction: () => void navigate(paths.organizations),
    },
  ];
  return isCollapsed ? (
    <div className="flex justify-center">
      <Menu
        label={t.label(present)}
        items={items}
        placement="bottom start"
        icon={<Building2 aria-hidden="true" className="size-5" />}
      />
    </div>
  ) : (
    <div className="grid px-1 pb-1">
      <Menu
        label={t.label(present)}
        items={items}
        placement="bottom start"
        trigger={
          <span className="flex w-full min-w-0 items-center justify-between gap-2 text-start text-sm">
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{present}</span>
            <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </span>
        }
      />
    </div>
  );
}
