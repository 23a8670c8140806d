import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** How a link is followed is the page's decision: the application stays on the page, the public site loads the next one. */
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
