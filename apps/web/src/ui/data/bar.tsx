interface BarProps {
  /** From 0 to 1; more is drawn as full. */
  share: number;
}

/** A bar beside a number that says the same. It is decorative: the number carries the meaning. */
export function Bar({ share }: BarProps) {
  const length = Math.min(1, Math.max(0, share)) * 100;
  return (
    <svg aria-hidden="true" focusable="false" className="block h-3 w-full text-brand forced-colors:text-[CanvasText]">
      <rect y="9" width="100%" height="1" className="fill-line" />
      {/* Small values stay visible. */}
      <rect width={length > 0 ? `${Math.max(1, length)}%` : 0} height="10" rx="2" fill="currentColor" />
    </svg>
  );
}
