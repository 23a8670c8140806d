import { type ReactNode, useEffect, useRef } from 'react';

/** Takes focus after the previous step, so that reading continues at its start. */
export function StepHeading({ takesFocus, children }: { takesFocus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} tabIndex={-1} className="mb-4 text-lg outline-none wrap-anywhere">
      {children}
    </h3>
  );
}
