import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../lib/router/hooks.ts';
import { showToast } from '../../ui/feedback/toast.tsx';

/** Reloads the page and has it say, once, what was done before. */
export function useReloadWithNotice(): (notice: string) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (notice) => {
    await navigate(pathname, { replace: true, state: { notice } });
    window.location.reload();
  };
}

/** Says what the page was loaded with: the state of a history entry survives a reload, so it is cleared here. */
export function useCarriedNotice(): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [notice] = useState<unknown>(() => (state as { notice?: unknown } | null)?.notice);
  useEffect(() => {
    if (typeof notice !== 'string') return;
    showToast({ tone: 'success', message: notice });
    void navigate(pathname, { replace: true });
  }, [notice, navigate, pathname]);
}
