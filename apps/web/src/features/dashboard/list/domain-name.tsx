import { displayDomain } from '@evenway/contract';
import { Fragment } from 'react';

/** A domain in readable form. It breaks between its parts before it breaks inside one. */
export function DomainName({ domain }: { domain: string }) {
  return displayDomain(domain)
    .split(/(?<=\.)/)
    .map((label, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {label}
      </Fragment>
    ));
}
