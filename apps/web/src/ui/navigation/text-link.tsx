import { SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../texts.ts';
import { Link } from './link.tsx';

type TextLinkProps = { children: ReactNode } & (
  | { to: string; state?: unknown; href?: undefined; external?: undefined }
  | { href: string; to?: undefined; state?: undefined; external?: boolean | undefined }
);

export function TextLink({ to, state, href, external, children }: TextLinkProps) {
  if (to !== undefined)
    return (
      <Link to={to} state={state} className={textLinkClass}>
        {children}
      </Link>
    );
  if (external) return <ExternalLink href={href}>{children}</ExternalLink>;
  return (
    <a href={href} className={textLinkClass}>
      {children}
    </a>
  );
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useText();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
      {children}
      <span className="whitespace-nowrap">
        {wordJoiner}
        <SquareArrowOutUpRight aria-hidden="true" className="ms-1 inline size-[0.85em] align-baseline" />
      </span>
      <span className="sr-only"> ({text.opensNewTab})</span>
    </a>
  );
}

// Keeps the icon on the line of the last word.
const wordJoiner = '\u2060';

export const textLinkClass =
  'rounded-xs font-medium text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-hover hover:decoration-[0.15em]';
