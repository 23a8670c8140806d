import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../actions/icon-button.tsx';
import { focusField } from '../forms/focus-field.ts';
import { useText } from '../texts.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'default' | undefined;
  isDismissable?: boolean | undefined;
  footer?: ReactNode;
  /** Name of the control that receives focus first; by default the dialog itself. */
  initialFocus?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  children: ReactNode;
}

export function DialogOverlay({ title, isOpen, onOpenChange, size = 'default', ...props }: DialogProps) {
  const { isDismissable = true, footer, initialFocus, role = 'dialog', children } = props;
  const text = useText();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isOpen && initialFocus) focusField(initialFocus, panel.current);
  }, [isOpen, initialFocus]);

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className="motion-fade fixed inset-0 z-50 flex items-end justify-center overflow-y-auto bg-scrim sm:items-center sm:p-6"
    >
      <Modal className={`motion-rise w-full ${widths[size]}`}>
        <AriaDialog ref={panel} role={role} className={panelClass}>
          <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-surface-raised ps-5 pe-3 pt-3 pb-1 sm:ps-7">
            <Heading slot="title" className="min-w-0 py-2.5 text-xl wrap-anywhere">
              {title}
            </Heading>
            {isDismissable && (
              <IconButton
                label={text.close}
                icon={<X aria-hidden="true" className="size-5" />}
                onPress={() => onOpenChange(false)}
              />
            )}
          </div>
          <div className="px-5 pb-6 sm:px-7">{children}</div>
          {footer && (
            <div className="sticky bottom-0 flex flex-col-reverse gap-3 border-line border-t bg-surface-raised px-5 py-4 sm:flex-row sm:justify-end sm:px-7">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const widths = {
  // As wide as two buttons with French labels in one line.
  sm: 'sm:max-w-lg',
  md: 'sm:max-w-xl',
  default: 'sm:max-w-2xl',
  lg: 'sm:max-w-4xl',
  xl: 'sm:max-w-6xl',
};

const panelClass =
  'relative max-h-[calc(100dvh-1rem)] overflow-y-auto scroll-py-20 rounded-t-panel border border-line bg-surface-raised shadow-overlay outline-none sm:max-h-[calc(100dvh-3rem)] sm:rounded-panel';
