/** A page in miniature with the button in its corner. */
export function PagePicture({ side }: { side: 'LEFT' | 'RIGHT' }) {
  return (
    <svg viewBox="0 0 72 48" className="h-12 w-18" fill="none" focusable="false" aria-hidden="true">
      <rect x="0.75" y="0.75" width="70.5" height="46.5" rx="4" stroke="currentColor" strokeWidth="1.5" />
      <path d="M9 11h26M9 18h40M9 25h32" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />
      <circle cx={side === 'LEFT' ? 12 : 60} cy="37" r="6" className="fill-brand forced-colors:fill-[CanvasText]" />
    </svg>
  );
}
