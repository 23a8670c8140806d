import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from '../../lib/use-store.ts';
import { useText } from '../texts.ts';
import { dismissToast, toasts as shownToasts, type Toast } from './toast-store.ts';
import { type Tone, ToneIcon } from './tone-icon.tsx';

export { showToast } from './toast-store.ts';

const visibleFor = 6000;

/** Rendered once, and always present: a live region that arrives together with its text is often not read. */
export function ToastRegion() {
  const text = useText();
  const toasts = useStore(shownToasts);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    const oldest = toasts[0];
    if (!oldest || isHeld) return;
    const timer = setTimeout(() => dismissToast(oldest.id), visibleFor);
    return () => clearTimeout(timer);
  }, [toasts, isHeld]);

  return (
    <section
      aria-label={text.notifications}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col items-center p-4 sm:items-end sm:p-6"
      data-react-aria-top-layer="true"
    >
      <div role="status" className="flex w-full max-w-md flex-col gap-3">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} dismissLabel={text.dismiss} />
        ))}
      </div>
    </section>
  );

  // A removed element fires no blur, so release the hold manually.
  function dismiss(id: number) {
    setHeld(false);
    dismissToast(id);
  }
}

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
  dismissLabel: string;
}

function ToastCard({ toast, onDismiss, dismissLabel }: ToastCardProps) {
  const text = useText();
  return (
    <div className="motion-rise-once pointer-events-auto flex items-start gap-3 rounded-panel border border-line bg-surface-raised py-2 ps-4 pe-2 shadow-overlay">
      <ToneIcon tone={toast.tone} className={`mt-2.5 size-5 shrink-0 ${iconTones[toast.tone]}`} />
      <p className="min-w-0 flex-1 py-2 leading-snug">
        <span className="sr-only">{text[toast.tone]} </span>
        {toast.message}
      </p>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted hover:bg-surface-hover hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

const iconTones: Record<Tone, string> = {
  success: 'text-positive',
  error: 'text-negative',
  warning: 'text-caution',
  info: 'text-info',
};
