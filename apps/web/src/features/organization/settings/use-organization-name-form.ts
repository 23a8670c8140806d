import { getOrganization, type Organization, updateOrganization } from '@evenway/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { refuseName } from './refuse-name.ts';
import { texts } from './texts.ts';

export function useOrganizationNameForm(organization: Organization) {
  const t = useTexts(texts);
  const [present, setPresent] = useState(organization.name);
  const [isSaved, showSaved] = useSavedNotice();

  const rename = useCallMutation({
    run: (name: string) => call(updateOrganization, { body: { name } }),
    replaces: queryKeyOf(getOrganization, {}),
    failed: { unexplained: t.saveFailed, network: t.saveOffline, fallback: t.saveFailed },
  });

  const form = useForm({
    initial: { organizationName: organization.name },
    validate: ({ organizationName }) => {
      const refusal = refuseName(organizationName, present, t);
      return refusal === undefined ? {} : { organizationName: refusal };
    },
    submit: async ({ organizationName }) => {
      const { name } = await rename.submit(organizationName.trim());
      setPresent(name);
      form.reset({ organizationName: name });
      showSaved();
    },
  });

  // Another admin may rename it meanwhile. What is being typed stays.
  const follow = useEffectEvent((name: string) => {
    if (form.values.organizationName === present) form.reset({ organizationName: name });
    setPresent(name);
  });
  useEffect(() => follow(organization.name), [organization.name]);

  const refusal = refuseName(form.values.organizationName, present, t);
  return { ...form, problem: form.failure === null ? null : rename.problem, isSaved, refusal };
}

function useSavedNotice() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), TIMINGS.organizationNameSaved);
  };
  return [isShown, show] as const;
}
