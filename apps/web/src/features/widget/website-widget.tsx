import type { Website } from '@evenway/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { UnsavedChanges } from '../../shared/dialogs/unsaved-changes.tsx';
import { chosenWebsite } from '../../shared/websites/website-choice.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { AppearanceArea } from './appearance/appearance-area.tsx';
import { formTexts } from './appearance/form-texts.ts';
import { useConfigForm } from './appearance/use-config-form.ts';
import { InstallArea } from './install/install-area.tsx';
import { texts } from './texts.ts';
import { UsageArea } from './usage/usage-area.tsx';
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
