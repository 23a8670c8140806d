import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../../platform/api/query-client.ts';
import { ActionDialog } from '../../shared/dialogs/action-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LogoMark } from '../../ui/layout/logo-mark.tsx';
import { MessagePage } from '../../ui/layout/message-page.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LoadingScreen } from '../../ui/loading/loading-screen.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Row } from './gallery-sample.tsx';

const sizes = ['sm', 'md', 'default', 'lg', 'xl'] as const;
type Open = 'none' | 'invite' | 'long' | 'confirm' | 'message' | 'loading' | (typeof sizes)[number];

export function GalleryOverlays() {
  const [open, setOpen] = useState<Open>('none');
  const [queryClient] = useState(createQueryClient);
  const close = () => setOpen('none');
  return (
    <>
      <Section id="overlays" title="Overlays" description="Focus goes in, stays in, and comes back to where it was.">
        <Row>
          <Button onPress={() => setOpen('invite')}>Invite Member</Button>
          <Button onPress={() => setOpen('long')}>Long dialog</Button>
          <Button variant="danger" onPress={() => setOpen('confirm')}>
            Remove member
          </Button>
        </Row>
        <Row>
          <Button onPress={() => setOpen('message')}>Page with one message</Button>
          <Button onPress={() => setOpen('loading')}>Page that loads</Button>
        </Row>
        <Row>
          {sizes.map((size) => (
            <Button key={size} onPress={() => setOpen(size)}>
              Dialog: {size}
            </Button>
          ))}
        </Row>
      </Section>
      {sizes.map((size) => (
        <Dialog key={size} title={`Dialog: ${size}`} size={size} isOpen={open === size} onOpenChange={close}>
          <p>As wide as its content needs.</p>
        </Dialog>
      ))}
      <Dialog
        title="Invite a member"
        size="sm"
        isOpen={open === 'invite'}
        onOpenChange={close}
        initialFocus="invite-email"
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Send
            </Button>
          </>
        }
      >
        <TextField
          label="Email"
          name="invite-email"
          type="email"
          description="They get a link that is valid for 7 days."
        />
      </Dialog>
      <Dialog title="Everything that is included" size="lg" isOpen={open === 'long'} onOpenChange={close}>
        {Array.from({ length: 30 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed filler list.
          <p key={index} className="mb-4 max-w-measure">
            Unlimited webpages, a customizable widget and multi-user management.
          </p>
        ))}
      </Dialog>
      <Dialog title="A page with one message" size="xl" isOpen={open === 'message'} onOpenChange={close}>
        <MessagePage
          title="Page not found"
          picture={<LogoMark className="w-full" />}
          actions={<Button onPress={close}>Go back</Button>}
        >
          The page you are looking for does not exist or has moved.
        </MessagePage>
      </Dialog>
      <Dialog title="A page that loads" isOpen={open === 'loading'} onOpenChange={close}>
        <LoadingScreen label="Loading…" />
      </Dialog>
      {open === 'confirm' && (
        <QueryClientProvider client={queryClient}>
          <ActionDialog
            title="Remove Ada Lovelace?"
            tone="danger"
            confirmLabel="Remove member"
            cancelLabel="Keep member"
            run={() => new Promise((resolve) => setTimeout(resolve, 1200))}
            onClose={close}
          >
            <p>She is signed out at once and loses access to every website of this organization.</p>
          </ActionDialog>
        </QueryClientProvider>
      )}
    </>
  );
}
