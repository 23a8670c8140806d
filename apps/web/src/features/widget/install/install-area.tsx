import { getWidgetInstallation, type Website } from '@evenway/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Platform } from '../../../content/install/platforms.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { CheckStep } from './page-check/check-step.tsx';
import { InstallationStatus } from './status/installation-status.tsx';
import { OwnershipStatus } from './status/ownership-status.tsx';
import { InstallStep } from './steps/install-step.tsx';
import { installTexts } from './steps/install-texts.ts';
import { PasteStep } from './steps/paste-step.tsx';
import { PlatformStep } from './steps/platform-step.tsx';
import { SnippetStep } from './steps/snippet-step.tsx';
import { useSnippet } from './steps/use-snippet.ts';

/**
 * Whether the widget is on the website, and how to put it there in four steps. The platform comes first, because it
 * determines what to do with the code.
 */
export function InstallArea({ website }: { website: Website }) {
  const t = useTexts(installTexts);
  const snippet = useSnippet(website.id);
  const [platform, setPlatform] = useState<Platform>('html');
  const installation = useCall(getWidgetInstallation, { params: { websiteId: website.id } });
  // Owners who return from their website want to know whether it was seen there.
  useReturn(() => void installation.refetch());
  return (
    <div className="flex flex-col gap-10">
      <InstallationStatus query={installation} />
      {installation.data && <OwnershipStatus website={website} ownership={installation.data.ownership} />}
      <ol className="flex flex-col">
        <InstallStep number={1} title={t.steps.platform}>
          <PlatformStep platform={platform} onChange={setPlatform} />
        </InstallStep>
        <InstallStep number={2} title={t.steps.copy}>
          <SnippetStep snippet={snippet} platform={platform} />
        </InstallStep>
        <InstallStep number={3} title={t.steps.paste}>
          <PasteStep website={website} snippet={snippet} platform={platform} />
        </InstallStep>
        <InstallStep number={4} title={t.steps.check}>
          <CheckStep website={website} snippet={snippet} />
        </InstallStep>
      </ol>
    </div>
  );
}

/** Calls back each time the person returns to this tab. */
function useReturn(onReturn: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  useEffect(() => {
    const listener = () => look();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
