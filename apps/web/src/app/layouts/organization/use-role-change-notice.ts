import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { roleNames } from '../../../platform/session/role-names.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { texts } from './organization-texts.ts';

/** Tells people that an admin has changed their role, since screens change and one may close. */
export function useRoleChangeNotice(): void {
  const t = useTexts(texts);
  const names = useTexts(roleNames);
  const { role } = useSession();
  const before = useRef(role);
  const notify = useEffectEvent(() => {
    if (role !== null && before.current !== null && before.current !== role)
      showToast({ tone: 'info', message: t.newRole(names[role]) });
    before.current = role;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the role is what it is about.
  useEffect(() => notify(), [role]);
}
