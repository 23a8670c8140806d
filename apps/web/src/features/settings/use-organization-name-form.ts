import { type Organization, updateOrganization } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../platform/timings.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { refuseName } from './refuse-name.ts';
import { texts } from './texts.ts';

export function useOrganizationNameForm(organization: Organization) {
  const t = useTexts(texts);
  const queryClient = useQueryClient();
  const [present, setPresent] = useState(organization.name);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, showSaved] = useSavedNotice();

  const form = useForm({
    initial: { organizationName: organization.name },
    validate: ({ organizationName }) => {
      const refusal = refuseName(organizationName, present, t);
      return refusal === undefined ? {} : { organizationName: refusal };
    },
    submit: async ({ organizationName }) => {
      setFailure(null);
      const { name } = await call(updateOrganization, { body: { name: organizationName.trim() } });
      setPresent(name);
      form.reset({ organizationName: name });
      showSaved();
      void queryClient.invalidateQueries();
    },
    onError: setFailure,
  });

  // Another admin may rename it meanwhile. What is being typed stays.
  const follow = useEffectEvent((name: string) => {
    if (form.values.organizationName === present) form.reset({ organizationName: name });
    setPresent(name);
  });
  useEffect(() => follow(organization.name), [organization.name]);

  const refusal = refuseName(form.values.organizationName, present, t);
  const problem =
    failure === null
      ? null
      : errorToText(failure, { unexplained: t.saveFailed, network: t.saveOffline, fallback: t.saveFailed });
  return { ...form, problem, isSaved, refusal };
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
