import { getOrganization } from '@evenway/contract';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { organizationChangedTexts } from './organization-changed-texts.ts';

/**
 * An admin of another organization removed the person, whose page now shows this one. It stays until they have seen it:
 * dismissing it chooses this organization.
 */
export function RemovalNotice({ from, orgId }: { from: string; orgId: string }) {
  const t = useTexts(organizationChangedTexts);
  const { switchTo } = useSession();
  const { data: shown } = useCall(getOrganization, {});
  const dismiss = async () => {
    document.getElementById('main')?.focus();
    // If this fails, it is still there.
    await switchTo(orgId).catch(() => undefined);
  };
  return (
    <div className="mb-8">
      <Banner tone="info" live onDismiss={() => void dismiss()}>
        {t.nowIn(from, shown?.name ?? t.otherOne)}
      </Banner>
    </div>
  );
}
