import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { hrefOf } from './location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** A link to a screen, which is shown without loading the page again. New tabs and windows are the browser's own. */
export function Link({ to, onClick, children, ...props }: LinkProps) {
  const navigate = useNavigate();
  const here = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || (props.target ?? '_self') !== '_self') return;
    event.preventDefault();
    // As browsers do: the address that is shown is not remembered twice.
    void navigate(to, { replace: to === hrefOf(here) });
  };
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that tells when it leads to the screen that is shown or, unless `end` is set, to one above it. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
