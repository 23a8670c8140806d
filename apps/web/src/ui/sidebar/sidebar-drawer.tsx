import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/icon-button.tsx';
import { useText } from '../texts.ts';

interface SidebarDrawerProps {
  label: string;
  brand: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

export function SidebarDrawer({ label, brand, isOpen, onOpenChange, children }: SidebarDrawerProps) {
  const text = useText();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className="motion-fade fixed inset-0 z-50 bg-scrim"
    >
      <Modal className="motion-drawer h-dvh w-72 max-w-[calc(100vw-3rem)] border-line border-e bg-surface shadow-overlay">
        <Dialog aria-label={label} className="flex h-full flex-col overflow-y-auto outline-none">
          <div className="flex min-h-14 items-center justify-between ps-5 pe-2">
            {brand}
            <IconButton
              label={text.closeMenu}
              icon={<X aria-hidden="true" className="size-5" />}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <nav aria-label={label} className="flex flex-1 flex-col gap-6 p-2">
            {children}
          </nav>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
