import { paths } from '@evenway/contract';
import type { MouseEvent } from 'react';
import { parseLinks } from '../../../lib/parse-links.ts';
import { openBooking } from '../../../platform/booking/open-booking.ts';
import { settings } from '../../../platform/settings.ts';
import { TextLink, textLinkClass } from '../../../ui/navigation/text-link.tsx';

/** Targets of links in replies. */
const targets: Readonly<Record<string, string>> = {
  home: paths.landing,
  pricing: `${paths.landing}#pricing`,
  privacy: paths.privacy,
  security: paths.security,
  terms: paths.terms,
  signup: paths.signup,
  login: paths.login,
  'forgot-password': paths.forgotPassword,
};

/** One paragraph of a reply, with its links. */
export function ReplyText({ children }: { children: string }) {
  return parseLinks(children).map(({ text, target }) =>
    target === undefined ? (
      text
    ) : (
      <ReplyLink key={`${target} ${text}`} target={target}>
        {text}
      </ReplyLink>
    ),
  );
}

function ReplyLink({ target, children }: { target: string; children: string }) {
  if (target === 'book') return <BookLink>{children}</BookLink>;
  if (target === 'mail') return <TextLink href={`mailto:${settings.brand.supportEmail}`}>{children}</TextLink>;
  const path = targets[target];
  if (path !== undefined) return <TextLink to={path}>{children}</TextLink>;
  return (
    <TextLink href={target} external>
      {children}
    </TextLink>
  );
}

/** A link, so that it also works in a new tab. */
function BookLink({ children }: { children: string }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openBooking(30);
  };
  return (
    <a
      href={settings.brand.bookingUrls[30] ?? undefined}
      aria-haspopup="dialog"
      onClick={open}
      className={textLinkClass}
    >
      {children}
    </a>
  );
}
