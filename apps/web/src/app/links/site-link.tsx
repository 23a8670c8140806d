import { publicLink } from '@evenway/contract';
import { languagePreference } from '../../platform/preferences/language.ts';
import type { LinkProps } from '../../ui/navigation/link.tsx';

/** Links of the public site: each loads a page, and stays in the language of this one. */
export function SiteLink({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={publicLink(to, languagePreference.use()) ?? to}>
      {children}
    </a>
  );
}
