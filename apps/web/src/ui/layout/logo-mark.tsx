/** Two level bars, the equals sign: our mark. */
export function LogoMark({ className = 'size-8' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <rect x="4" y="8" width="24" height="6" rx="1" fill="currentColor" />
      <rect x="4" y="18" width="24" height="6" rx="1" fill="currentColor" />
    </svg>
  );
}
