import { TIMINGS } from '../../platform/timings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface ShownOnceProps {
  title: string;
  /** Why it must be copied now. */
  warning: string;
  label: string;
  secret: string;
  copyLabel: string;
  doneLabel: string;
  onDone: () => void;
}

/** A secret that cannot be shown again. Only the button closes it: a stray click would lose it. */
export function ShownOnce({ title, warning, label, secret, copyLabel, doneLabel, onDone }: ShownOnceProps) {
  return (
    <Dialog
      isOpen
      size="md"
      title={title}
      isDismissable={false}
      onOpenChange={onDone}
      footer={<Button onPress={onDone}>{doneLabel}</Button>}
    >
      <div className="flex flex-col gap-5">
        <Banner tone="warning" live>
          {warning}
        </Banner>
        <CodeBlock
          label={label}
          code={secret}
          copyLabel={copyLabel}
          variant="primary"
          confirmationMs={TIMINGS.copyConfirmation}
        />
      </div>
    </Dialog>
  );
}
