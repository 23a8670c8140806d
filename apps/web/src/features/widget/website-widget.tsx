import { getWidgetUsage, type Website } from '@evenway/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { UnsavedChanges } from '../../shared/dialogs/unsaved-changes.tsx';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { chosenWebsite } from '../../shared/websites/website-choice.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { AppearanceForm } from './appearance/appearance-form.tsx';
import { formTexts } from './appearance/form-texts.ts';
import { type ConfigForm, useConfigForm } from './appearance/use-config-form.ts';
import { InstallArea } from './install/install-area.tsx';
import { texts } from './texts.ts';
import { UsageDetails } from './usage/usage-details.tsx';
import { usageTexts } from './usage/usage-texts.ts';
import { type Area, areas, chosenArea, withArea } from './website-address.ts';

interface WebsiteWidgetProps {
  website: Website;
  websites: readonly Website[];
}

/** The areas of one website. The settings are held here, so that switching areas loses nothing. */
export function WebsiteWidget({ website, websites }: WebsiteWidgetProps) {
  const t = useTexts(texts);
  const leaveTexts = useTexts(formTexts).leave;
  const [address, setAddress] = useSearchParams();
  const form = useConfigForm(website.id);
  const contents: Record<Area, ReactNode> = {
    install: <InstallArea website={website} />,
    appearance: <AppearanceArea form={form} />,
    usage: <UsageArea websiteId={website.id} />,
  };
  return (
    <>
      <Tabs
        label={t.areasLabel}
        selectedId={chosenArea(address)}
        onChange={(area) => setAddress(withArea(address, area), { replace: true })}
        items={areas.map((id) => ({ id, label: t.areas[id], content: contents[id] }))}
      />
      <UnsavedChanges
        texts={leaveTexts}
        isDirty={form.isDirty}
        onLeave={form.discard}
        keepsChanges={(next) => chosenWebsite(websites, new URLSearchParams(next)) === website}
      />
    </>
  );
}

function AppearanceArea({ form }: { form: ConfigForm }) {
  const t = useTexts(formTexts);
  const { draft, saved } = form;
  return (
    <LoadedPart query={form.query} failed={t.loadFailed} skeleton={<AppearanceSkeleton />}>
      {() => draft && saved && <AppearanceForm form={form} draft={draft} saved={saved} />}
    </LoadedPart>
  );
}

/** Fields on one side and the preview on the other, as in the final layout. */
function AppearanceSkeleton() {
  const t = useTexts(formTexts);
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-6">
        <Skeleton shape="line" width="w-40" label={t.loading} />
        <Skeleton shape="block" />
        <span aria-hidden="true" className="motion-wait h-11 w-56 rounded-control bg-surface-hover" />
        <span aria-hidden="true" className="motion-wait h-11 w-56 rounded-control bg-surface-hover" />
      </div>
      <span aria-hidden="true" className="motion-wait h-96 rounded-panel bg-surface-hover" />
    </div>
  );
}

function UsageArea({ websiteId }: { websiteId: string }) {
  const t = useTexts(usageTexts);
  const [address] = useSearchParams();
  const usage = useCall(getWidgetUsage, { params: { websiteId } });
  return (
    <LoadedPart query={usage} failed={t.failed} skeleton={<UsageSkeleton />}>
      {(data) => <UsageDetails usage={data} installAddress={`?${withArea(address, 'install')}`} />}
    </LoadedPart>
  );
}

/** A number, then rows of bars. */
function UsageSkeleton() {
  const t = useTexts(usageTexts);
  return (
    <div className="flex flex-col gap-8">
      <div className="text-3xl">
        <Skeleton shape="line" width="w-48" label={t.loading} />
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {['w-full', 'w-5/6'].map((width) => (
          <div key={width} className="flex flex-col gap-2">
            <Skeleton shape="line" width={width} />
            <Skeleton shape="line" width="w-2/3" />
            <Skeleton shape="line" width="w-3/4" />
            <Skeleton shape="line" width="w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
