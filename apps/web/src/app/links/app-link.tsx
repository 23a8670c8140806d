import { publicLink } from '@evenway/contract';
import { Link } from '../../lib/router/link.tsx';
import { languagePreference } from '../../platform/preferences/language.ts';
import type { LinkProps } from '../../ui/navigation/link.tsx';

/** Links of the application: client-side to its own screens, with a page load to the public site. */
export function AppLink({ to, state, children, ...props }: LinkProps) {
  const address = publicLink(to, languagePreference.use());
  if (address === null)
    return (
      <Link {...props} to={to} state={state}>
        {children}
      </Link>
    );
  return (
    <a {...props} href={address}>
      {children}
    </a>
  );
}
