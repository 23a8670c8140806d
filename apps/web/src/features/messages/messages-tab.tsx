import type { ListedWebsite } from '@evenway/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from '../../lib/router/hooks.ts';
import { Inbox } from './inbox.tsx';
import { inboxAddress, readInboxLocation } from './inbox-location.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageSettings } from './message-settings.tsx';
import { useNeighborOf } from './use-messages.ts';

/** The inbox of a website, or one of its messages, as the address says. */
export function MessagesTab({ website }: { website: ListedWebsite }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const place = readInboxLocation(address);
  const neighborOf = useNeighborOf(website.id, place);
  const { message } = place;
  /** What the list focuses when a message is closed: a message, null for the heading, undefined for nothing. */
  const focusNext = useRef<string | null>(undefined);
  useEffect(() => {
    if (message !== null) focusNext.current = message;
  }, [message]);
  const list = inboxAddress(website.domain, { ...place, message: null });
  if (message !== null)
    return (
      <MessageDetail
        key={message}
        website={website}
        id={message}
        listAddress={list}
        onRemoved={() => {
          focusNext.current = neighborOf(message);
          return navigate(list, { replace: true });
        }}
      />
    );
  return (
    <>
      <Inbox website={website} place={place} focusNext={focusNext} />
      <MessageSettings website={website} />
    </>
  );
}
