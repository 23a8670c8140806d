import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** For the next screen; a page load does not carry it. */
  state?: unknown;
}

/** The page decides how a link is followed: client-side in the application, with a page load on the public site. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function Link(props: LinkProps) {
  const FollowedLink = useContext(LinkContext);
  return <FollowedLink {...props} />;
}

function PlainLink({ to, state: _, children, ...props }: LinkProps) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
