import { publicLink } from '@evenway/contract';
import { Link } from '../../lib/router/link.tsx';
import { languagePreference } from '../../platform/preferences/language.ts';
import type { LinkProps } from '../../ui/navigation/link.tsx';

/** Links of the application: to a screen of its own without leaving the page, to the public site by loading that page. */
export function AppLink({ to, children, ...props }: LinkProps) {
  const address = publicLink(to, languagePreference.use());
  if (address === null)
    return (
      <Link {...props} to={to}>
        {children}
      </Link>
    );
  return (
    <a {...props} href={address}>
      {children}
    </a>
  );
}
