/** The two level bars lead up to a gate and continue behind it. */
export function AccessDeniedIllustration() {
  return (
    <svg viewBox="0 0 384 216" aria-hidden="true" focusable="false" className="w-full">
      <g fill="currentColor">
        <rect x="0" y="84" width="150" height="22" rx="3" />
        <rect x="0" y="126" width="150" height="22" rx="3" />
        <rect x="250" y="84" width="134" height="22" rx="3" opacity="0.3" />
        <rect x="250" y="126" width="134" height="22" rx="3" opacity="0.3" />
        <rect x="168" y="30" width="22" height="170" rx="3" />
        <rect x="210" y="30" width="22" height="170" rx="3" />
      </g>
      <g className="text-warm">
        <rect x="176" y="98" width="48" height="40" rx="5" fill="currentColor" />
        <path d="M186 100V90a14 14 0 0 1 28 0v10" fill="none" stroke="currentColor" strokeWidth="7" />
      </g>
      <rect
        x="197"
        y="110"
        width="6"
        height="15"
        rx="3"
        className="text-warm-ink dark:text-surface"
        fill="currentColor"
      />
    </svg>
  );
}
