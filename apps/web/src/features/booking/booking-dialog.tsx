import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { MeetingLength } from '../../platform/booking/open-booking.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { BookingContent } from './booking-content.tsx';
import { texts } from './texts.ts';

export interface BookingDialogProps {
  minutes: MeetingLength;
  bookingUrl: string;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The browser's native dialog: it traps Tab even across a cross-origin frame, returns focus, and adds nothing to the
 * public pages.
 */
export function BookingDialog({ minutes, bookingUrl, isOpen, onClose }: BookingDialogProps) {
  const t = useTexts(texts);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  const close = () => dialog.current?.close();
  const closeFromOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the dialog; on the keyboard that is Escape
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeFromOutside} className={dialogClass}>
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-surface-raised ps-5 pe-3 pt-3 pb-1 sm:ps-7">
        <h2 id={titleId} className="min-w-0 py-2.5 text-xl">
          {t.title(minutes)}
        </h2>
        <IconButton label={t.close} icon={<X aria-hidden="true" className="size-5" />} onPress={close} />
      </div>
      <div className="px-5 pb-6 sm:px-7">
        {isOpen && <BookingContent key={minutes} minutes={minutes} bookingUrl={bookingUrl} />}
      </div>
    </dialog>
  );
}

const dialogClass =
  'motion-rise-once mx-auto mt-auto mb-0 max-h-[calc(100dvh-1rem)] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-panel border border-line bg-surface-raised p-0 text-ink shadow-overlay outline-none backdrop:bg-scrim sm:my-auto sm:max-h-[calc(100dvh-3rem)] sm:max-w-2xl sm:rounded-panel';
