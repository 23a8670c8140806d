import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
}

export function buttonClass({ variant = 'secondary', size = 'md', fullWidth = false }: ButtonLook): string {
  return classNames(
    base,
    sizes[size],
    variants[variant],
    variant === 'quiet' ? quietUnavailable : unavailable,
    fullWidth && 'w-full',
  );
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control border font-semibold leading-snug text-center no-underline motion-safe:transition-colors motion-safe:duration-150';

// The small size looks 36 px tall but has a 44 px touch target.
const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-base',
  sm: 'min-h-9 px-3 py-1 text-sm after:absolute after:inset-x-0 after:-inset-y-1',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-hover active:bg-accent-press',
  secondary:
    'border-line-strong bg-surface-raised text-ink shadow-raised hover:bg-surface-sunken active:bg-surface-hover',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-surface active:bg-surface-hover',
  danger: 'border-transparent bg-negative text-negative-ink hover:bg-negative-hover active:bg-negative-hover',
};

const unavailable =
  'data-[unavailable]:cursor-not-allowed data-[unavailable]:border-dashed data-[unavailable]:border-line-strong data-[unavailable]:bg-surface-sunken data-[unavailable]:text-ink-muted data-[unavailable]:shadow-none';

// Stays quiet: in a long list it would otherwise stand out most.
const quietUnavailable =
  'data-[unavailable]:cursor-not-allowed data-[unavailable]:bg-transparent data-[unavailable]:text-ink-muted data-[unavailable]:underline data-[unavailable]:decoration-dashed data-[unavailable]:underline-offset-4';
