import { paths, statusAddress } from '@evenway/contract';
import { parseLinks } from '../../lib/parse-links.ts';
import { openCookieSettings } from '../../platform/consent/cookie-settings.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { settings } from '../../platform/settings.ts';
import { press } from '../../ui/actions/press.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';

/** One text with its links. */
export function PolicyText({ children }: { children: string }) {
  return parseLinks(children).map(({ text, target }) =>
    target === undefined ? (
      text
    ) : (
      <PolicyLink key={`${target} ${text}`} target={target}>
        {text}
      </PolicyLink>
    ),
  );
}

function PolicyLink({ target, children }: { target: string; children: string }) {
  switch (target) {
    case 'privacy':
    case 'terms':
    case 'cookies':
    case 'security':
      return <TextLink to={paths[target]}>{children}</TextLink>;
    case 'mail':
      return <TextLink href={`mailto:${settings.brand.contactEmail}`}>{children}</TextLink>;
    case 'status':
      return <StatusLink>{children}</StatusLink>;
    case 'cookie-settings':
      return <CookieSettings>{children}</CookieSettings>;
    default:
      return <TextLink href={target}>{children}</TextLink>;
  }
}

function StatusLink({ children }: { children: string }) {
  return <TextLink href={statusAddress(languagePreference.use())}>{children}</TextLink>;
}

// Without scripts there is nothing to set, but the sentence stays complete.
function CookieSettings({ children }: { children: string }) {
  return (
    <>
      <button type="button" onClick={press(openCookieSettings)} className={buttonClass}>
        {children}
      </button>
      <span className="hidden noscript:inline print:inline">{children}</span>
    </>
  );
}

const buttonClass =
  'rounded-xs font-medium text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-hover hover:decoration-[0.15em] noscript:hidden print:hidden';
