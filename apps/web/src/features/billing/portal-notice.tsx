import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { texts } from './texts.ts';
import type { Portal } from './use-portal.ts';

export function PortalNotice({ portal }: { portal: Portal }) {
  const t = useTexts(texts);
  if (portal.problem)
    return (
      <div className="mb-6">
        <Banner tone="error" live>
          {portal.problem}
        </Banner>
      </div>
    );
  if (portal.blockedAddress === null) return null;
  return (
    <div className="mb-6">
      <Banner
        tone="warning"
        live
        action={
          <TextLink href={portal.blockedAddress} external>
            {t.portalLink}
          </TextLink>
        }
      >
        {t.portalBlocked}
      </Banner>
    </div>
  );
}
