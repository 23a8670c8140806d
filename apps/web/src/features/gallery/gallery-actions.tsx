import { Copy, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Row, Sample, Samples } from './gallery-sample.tsx';

const toast = (message: string) => () => showToast({ tone: 'info', message });

export function GalleryActions() {
  return (
    <Section id="actions" title="Actions" description="One primary action per screen. Everything else is quieter.">
      <Samples>
        <Sample name="Variants">
          <Row>
            <Button variant="primary">Save changes</Button>
            <Button>Refresh</Button>
            <Button variant="quiet">Cancel</Button>
            <Button variant="danger">Remove website</Button>
          </Row>
        </Sample>
        <Sample name="Small, with icon">
          <Row>
            <Button size="sm" variant="primary" icon={<Plus aria-hidden="true" className="size-4" />}>
              Invite
            </Button>
            <Button size="sm" icon={<RefreshCw aria-hidden="true" className="size-4" />}>
              Refresh
            </Button>
            <Button size="sm" variant="quiet">
              Reset
            </Button>
          </Row>
        </Sample>
        <Sample name="Disabled">
          <Row>
            <Button variant="primary" isDisabled>
              Save changes
            </Button>
            <Button isDisabled>Refresh</Button>
            <Button variant="quiet" isDisabled>
              Cancel
            </Button>
            <Button variant="danger" isDisabled>
              Remove website
            </Button>
            <IconButton label="Copy" icon={<Copy className="size-5" />} isDisabled />
          </Row>
        </Sample>
        <Sample name="Disabled with a reason">
          <Row>
            <DisabledReason reason="Only an admin can change the plan.">
              <Button variant="primary">Change plan</Button>
            </DisabledReason>
            <DisabledReason reason="Only an admin can copy the code.">
              <IconButton label="Copy" icon={<Copy className="size-5" />} variant="secondary" />
            </DisabledReason>
          </Row>
        </Sample>
        <Sample name="Pending">
          <PendingButton />
        </Sample>
        <Sample name="Link that looks like a button">
          <Row>
            <ButtonLink to="/local/ui" variant="primary">
              Start free trial
            </ButtonLink>
            <ButtonLink to="/local/ui">Back to Dashboard</ButtonLink>
            <ButtonLink to="/local/ui" variant="quiet" size="sm">
              Skip
            </ButtonLink>
          </Row>
        </Sample>
        <Sample name="Full width, long text">
          <Button variant="primary" fullWidth>
            Continue to checkout with the yearly plan for www.a-very-long-domain-name.example
          </Button>
        </Sample>
        <Sample name="Icon button, tooltip, menu">
          <Row>
            <Tooltip text="Copy the snippet">
              <IconButton
                label="Copy"
                icon={<Copy className="size-5" />}
                variant="secondary"
                onPress={toast('Copied.')}
              />
            </Tooltip>
            <Menu label="Actions for example.com" items={actions} />
            <Menu label="More actions" trigger="More" items={actions} placement="bottom start" />
          </Row>
        </Sample>
        <Sample name="Segmented control">
          <Period />
        </Sample>
      </Samples>
    </Section>
  );
}

function PendingButton() {
  const [isPending, setPending] = useState(true);
  return (
    <Row>
      <Button variant="primary" isPending={isPending} pendingLabel="Signing in...">
        Sign in
      </Button>
      <Button isPending={isPending}>Refresh</Button>
      <Button variant="danger" isPending={isPending} pendingLabel="Removing…">
        Remove
      </Button>
      <Button variant="quiet" onPress={() => setPending(!isPending)}>
        Toggle
      </Button>
    </Row>
  );
}

function Period() {
  const [period, setPeriod] = useState<'yearly' | 'monthly'>('yearly');
  return (
    <SegmentedControl
      label="Billing period"
      value={period}
      onChange={setPeriod}
      options={[
        { id: 'yearly', label: 'Yearly', badge: '-18%' },
        { id: 'monthly', label: 'Monthly' },
      ]}
    />
  );
}

const actions = [
  {
    id: 'edit',
    label: 'Change plan',
    icon: <Pencil aria-hidden="true" className="size-5" />,
    onAction: toast('Change plan'),
  },
  {
    id: 'copy',
    label: 'Copy snippet',
    icon: <Copy aria-hidden="true" className="size-5" />,
    onAction: toast('Copied'),
  },
  { id: 'off', label: 'Open billing portal', isDisabled: true, onAction: toast('Never') },
  {
    id: 'remove',
    label: 'Remove website',
    tone: 'danger' as const,
    icon: <Trash2 aria-hidden="true" className="size-5" />,
    onAction: toast('Removed'),
  },
];
