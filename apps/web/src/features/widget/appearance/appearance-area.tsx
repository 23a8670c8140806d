import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { AppearanceForm } from './appearance-form.tsx';
import { AppearanceSkeleton } from './appearance-skeleton.tsx';
import { formTexts } from './form-texts.ts';
import type { ConfigForm } from './use-config-form.ts';

export function AppearanceArea({ form }: { form: ConfigForm }) {
  const t = useTexts(formTexts);
  const { draft, saved } = form;
  return (
    <LoadedPart query={form.query} failed={t.loadFailed} skeleton={<AppearanceSkeleton />}>
      {() => draft && saved && <AppearanceForm form={form} draft={draft} saved={saved} />}
    </LoadedPart>
  );
}
