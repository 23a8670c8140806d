import type { ReactNode } from 'react';
import { Link } from '../../../ui/navigation/link.tsx';

type FooterLinkProps = { children: ReactNode } & ({ to: string; href?: never } | { href: string; to?: never });

export function FooterLink({ to, href, children }: FooterLinkProps) {
  return (
    <li>
      {to === undefined ? (
        <a href={href} className={footerLinkClass}>
          {children}
        </a>
      ) : (
        <Link to={to} className={footerLinkClass}>
          {children}
        </Link>
      )}
    </li>
  );
}

export const footerLinkClass =
  'inline-flex min-h-11 items-center rounded-xs text-ink-muted underline decoration-line-strong decoration-1 underline-offset-[0.2em] hover:text-ink hover:decoration-[0.15em]';
