import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../texts.ts';
import { type Tone, ToneIcon } from './tone-icon.tsx';

interface BannerProps {
  tone: Tone;
  title?: string | undefined;
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
  live?: boolean | undefined;
  /** For one that replaces the focused element: it is announced, and Tab continues from it. */
  takesFocus?: boolean | undefined;
  action?: ReactNode;
}

export function Banner({ tone, title, children, onDismiss, live, takesFocus, action }: BannerProps) {
  const text = useText();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      ref={banner}
      tabIndex={takesFocus ? -1 : undefined}
      role={live ? role : undefined}
      className={`flex items-start gap-3 rounded-control border py-3 ps-4 pe-2 ${tones[tone]}`}
    >
      <ToneIcon tone={tone} className={`mt-0.5 size-6 shrink-0 ${iconTones[tone]}`} />
      <div className="min-w-0 flex-1 py-0.5 pe-2 text-ink">
        <span className="sr-only">{text[tone]} </span>
        {title && <p className="font-semibold leading-snug">{title}</p>}
        <div className="max-w-measure leading-normal">{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={text.dismiss}
          onClick={onDismiss}
          className="-my-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
}

/** The failure of an action, announced immediately. Nothing while there is no problem. */
export function ErrorBanner({ children, action }: Pick<BannerProps, 'children' | 'action'>) {
  if (!children) return null;
  return (
    <Banner tone="error" live action={action}>
      {children}
    </Banner>
  );
}

const tones: Record<Tone, string> = {
  success: 'border-positive/40 bg-positive-surface',
  error: 'border-negative/40 bg-negative-surface',
  warning: 'border-caution/40 bg-caution-surface',
  info: 'border-info/40 bg-info-surface',
};

const iconTones: Record<Tone, string> = {
  success: 'text-positive',
  error: 'text-negative',
  warning: 'text-caution',
  info: 'text-info',
};
