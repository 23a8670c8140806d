import { getWidgetInstallation, type Website } from '@evenway/contract';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { platformTexts } from '../../../content/install/platform-texts.ts';
import { type Platform, platforms } from '../../../content/install/platforms.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { CheckStep } from './page-check/check-step.tsx';
import { InstallationStatus } from './status/installation-status.tsx';
import { OwnershipStatus } from './status/ownership-status.tsx';
import { installTexts } from './steps/install-texts.ts';
import { PasteStep } from './steps/paste-step.tsx';
import { SnippetStep } from './steps/snippet-step.tsx';
import { useSnippet } from './steps/use-snippet.ts';

/** While nothing was seen the screen asks this often, so that owners see the first visit happen. */
const WAITING_MS = 5_000;

/**
 * Whether the widget is on the website, and how to put it there in four steps. The platform comes first, because it
 * determines what to do with the code.
 */
export function InstallArea({ website }: { website: Website }) {
  const t = useTexts(installTexts);
  const snippet = useSnippet(website.id);
  const [platform, setPlatform] = useState<Platform>('html');
  const installation = useCall(
    getWidgetInstallation,
    { params: { websiteId: website.id } },
    { again: (known) => known?.lastSeenAt === null && WAITING_MS },
  );
  // Owners who return from their website want to know whether it was seen there.
  useReturn(() => void installation.refetch());
  return (
    <div className="flex flex-col gap-10">
      <InstallationStatus query={installation} />
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
          {installation.data && <OwnershipStatus website={website} ownership={installation.data.ownership} />}
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

interface PlatformStepProps {
  platform: Platform;
  onChange: (platform: Platform) => void;
}

function PlatformStep({ platform, onChange }: PlatformStepProps) {
  const t = useTexts(installTexts);
  const { names } = useTexts(platformTexts);
  return (
    <div className="max-w-md">
      <Select
        label={t.platform}
        name="platform"
        items={platforms.map((id) => ({ id, label: names[id] }))}
        selectedId={platform}
        onChange={onChange}
      />
    </div>
  );
}

interface InstallStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function InstallStep({ number, title, children }: InstallStepProps) {
  return (
    <li className="group grid gap-x-6 gap-y-3 sm:grid-cols-[2.75rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="hidden flex-col items-center gap-2 sm:flex">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-line-strong font-semibold text-lg tabular-nums">
          {number}
        </span>
        {/* The line between two steps. */}
        <span className="w-2 flex-1 border-line border-x-2 group-last:hidden" />
      </span>
      <div className="flex min-w-0 flex-col gap-5 pb-12">
        <h2 className="text-xl sm:pt-2">
          <span className="sm:sr-only">{number}. </span>
          {title}
        </h2>
        {children}
      </div>
    </li>
  );
}
