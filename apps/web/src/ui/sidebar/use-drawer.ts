import { useState } from 'react';
import { useLocation } from 'react-router';

/** Open or closed, and closed by any navigation, the browser's back button included. */
export function useDrawer() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [hasOpened, setHasOpened] = useState(false);
  const setOpen = (isOpen: boolean) => {
    setOpenedAt(isOpen ? key : null);
    if (isOpen) setHasOpened(true);
  };
  return { isOpen: openedAt === key, hasOpened, setOpen, open: () => setOpen(true) };
}
