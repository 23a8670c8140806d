import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** The page decides how a link is followed: client-side in the application, with a page load on the public site. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function Link(props: LinkProps) {
  const FollowedLink = useContext(LinkContext);
  return <FollowedLink {...props} />;
}

function PlainLink({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  );
}
