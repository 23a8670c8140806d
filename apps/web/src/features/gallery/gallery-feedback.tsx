import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Row, Sample, Samples } from './gallery-sample.tsx';

export function GalleryFeedback() {
  const [isShown, setShown] = useState(true);
  return (
    <Section title="Feedback">
      <div className="flex flex-col gap-8">
        <Row>
          <Badge tone="success">Active</Badge>
          <Badge tone="warning">Expiring soon</Badge>
          <Badge tone="danger">Not paid</Badge>
          <Badge tone="info">Trial</Badge>
          <Badge tone="neutral">Inactive</Badge>
        </Row>
        <div className="flex max-w-3xl flex-col gap-4">
          <Banner tone="success">Your email is verified. You can sign in now.</Banner>
          <Banner tone="error" title="We could not load your websites" action={<Button size="sm">Try again</Button>}>
            The connection was lost. Nothing has changed.
          </Banner>
          {isShown && (
            <Banner tone="warning" onDismiss={() => setShown(false)}>
              Your trial ends in 2 days. <TextLink to="/local/ui">Choose a plan</TextLink>
            </Banner>
          )}
          <Banner tone="info" title="Read only">
            Only admins can change these settings.
          </Banner>
        </div>
        <Samples>
          <Sample name="Toasts">
            <Row>
              <Button size="sm" onPress={() => showToast({ tone: 'success', message: 'Settings saved.' })}>
                Success
              </Button>
              <Button
                size="sm"
                onPress={() =>
                  showToast({
                    tone: 'error',
                    message: 'The invitation could not be sent. Please try again in a moment.',
                  })
                }
              >
                Error
              </Button>
            </Row>
          </Sample>
          <Sample name="Spinner">
            <Spinner label="Loading" />
          </Sample>
          <Sample name="Skeletons">
            <div className="flex items-center gap-3">
              <Skeleton shape="circle" label="Loading members" />
              <div className="flex-1">
                <Skeleton shape="line" width="w-1/2" />
                <Skeleton shape="line" />
              </div>
            </div>
          </Sample>
        </Samples>
        <EmptyState title="No websites yet" action={<Button variant="primary">Onboard website</Button>}>
          <p>Add the first website and it gets its own widget, plan and visit count.</p>
        </EmptyState>
      </div>
    </Section>
  );
}
