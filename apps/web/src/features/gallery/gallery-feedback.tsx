import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { ToneIcon } from '../../ui/feedback/tone-icon.tsx';
import { FieldMessage } from '../../ui/fields/field-message.tsx';
import { LogoMark } from '../../ui/layout/logo-mark.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { MissingPart } from '../../ui/loading/missing-part.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { Row, Sample, Samples } from './gallery-sample.tsx';

export function GalleryFeedback() {
  const [isShown, setShown] = useState(true);
  const [missing, setMissing] = useState(0);
  return (
    <Section id="feedback" title="Feedback">
      <div className="flex flex-col gap-8">
        <Row>
          <Badge tone="success">Active</Badge>
          <Badge tone="warning">Expiring soon</Badge>
          <Badge tone="danger">Not paid</Badge>
          <Badge tone="info">Trial</Badge>
          <Badge tone="neutral">Inactive</Badge>
        </Row>
        <Row>
          {(['success', 'error', 'warning', 'info'] as const).map((tone) => (
            <ToneIcon key={tone} tone={tone} className="size-6" />
          ))}
          <FieldMessage>A message at a field</FieldMessage>
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
          <Banner tone="success" title="A title that needs more than one line, since it names the website it is about">
            the-society-for-unusually-long-names-of-places-streets-rivers-and-other-landmarks.example is on the Growth
            plan now. The next invoice is over $492.00 and comes on March 4, 2026.
          </Banner>
          <LoadProblem retryLabel="Try again" onRetry={() => undefined}>
            Failed to load invoices. Please try again.
          </LoadProblem>
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
          <Sample name="A part whose file is gone">
            <Button size="sm" onPress={() => setMissing((count) => count + 1)}>
              Show the notice
            </Button>
            {missing > 0 && <MissingPart key={missing} />}
          </Sample>
          <Sample name="Skeletons">
            <div className="flex items-center gap-3">
              <Skeleton shape="circle" label="Loading members" />
              <div className="flex-1">
                <Skeleton shape="line" width="w-1/2" />
                <Skeleton shape="line" />
              </div>
            </div>
            <Skeleton shape="block" />
          </Sample>
        </Samples>
        <EmptyState title="No websites yet" action={<Button variant="primary">Onboard website</Button>}>
          <p>Add the first website and it gets its own widget, plan and visit count.</p>
        </EmptyState>
        <EmptyState title="Nothing to pay" picture={<LogoMark className="h-8" />} />
      </div>
    </Section>
  );
}
