import type { ListedWebsite } from '@evenway/contract';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { Inbox } from './inbox.tsx';
import { MessageDetail } from './message-detail.tsx';
import { MessageSettings } from './message-settings.tsx';

/** The inbox of a website, or one message of it: which one stands in the address. */
export function MessagesTab({ website }: { website: ListedWebsite }) {
  const [address, setAddress] = useSearchParams();
  const opened = address.get('message');
  if (opened !== null)
    return (
      <MessageDetail
        key={opened}
        id={opened}
        listAddress={`?${new URLSearchParams({ website: website.domain })}`}
        onRemoved={() => setAddress({ website: website.domain }, { replace: true })}
      />
    );
  return (
    <>
      <Inbox website={website} />
      <MessageSettings website={website} />
    </>
  );
}
