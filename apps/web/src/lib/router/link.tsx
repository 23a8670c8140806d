import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { hrefOf } from './location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Passed on with the navigation, not with a new tab. */
  state?: unknown;
}

/** A link to a screen, shown without loading the page again. The browser handles new tabs and windows. */
export function Link({ to, state, onClick, children, ...props }: LinkProps) {
  const navigate = useNavigate();
  const here = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || (props.target ?? '_self') !== '_self') return;
    event.preventDefault();
    // Like browsers: the current address is not added to the history again.
    void navigate(to, { replace: to === hrefOf(here), state });
  };
  return (
    <a {...props} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that knows whether it leads to the current screen or, unless `end` is set, to a parent of it. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
