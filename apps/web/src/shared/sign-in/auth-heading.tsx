import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface AuthHeadingProps {
  title: string;
  children?: ReactNode;
  /** For a step that replaces another on the same page: it takes the focus, as on a new page. */
  takesFocus?: boolean;
  ref?: RefObject<HTMLHeadingElement | null>;
}

export function AuthHeading({ title, children, takesFocus = false, ref }: AuthHeadingProps) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = ref ?? own;

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, heading]);

  return (
    <div className="mb-8 flex flex-col gap-3">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {children && <div className="max-w-measure text-ink-muted">{children}</div>}
    </div>
  );
}
