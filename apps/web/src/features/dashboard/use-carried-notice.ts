import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../lib/router/hooks.ts';
import { showToast } from '../../ui/feedback/toast.tsx';
import { rescueFocus } from '../../ui/overlays/use-focus-after-dialog.ts';

interface Carried {
  readonly notice: string;
  /** The button that had the focus before. */
  readonly buttonName: string;
}

/** Reloads the page and shows a notice there once. */
export function useReloadWithNotice(): (carried: Carried) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (carried) => {
    await navigate(pathname, { replace: true, state: { carried } });
    window.location.reload();
  };
}

/**
 * Shows the notice that the page was reloaded with: the state of a history entry survives a reload, so it is cleared
 * here.
 */
export function useCarriedNotice(isListLoading: boolean): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [carried] = useState(() => (state as { carried?: Carried } | null)?.carried);
  const needsFocus = useRef(carried !== undefined);
  useEffect(() => {
    if (!carried) return;
    showToast({ tone: 'success', message: carried.notice });
    void navigate(pathname, { replace: true });
  }, [carried, navigate, pathname]);
  useEffect(() => {
    if (!carried || isListLoading || !needsFocus.current) return;
    needsFocus.current = false;
    rescueFocus(carried.buttonName);
  }, [carried, isListLoading]);
}
