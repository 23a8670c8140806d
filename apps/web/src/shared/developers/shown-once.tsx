import { TIMINGS } from '../../platform/timings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

interface ShownOnceProps {
  texts: {
    readonly title: string;
    /** Why it must be copied now. */
    readonly warning: string;
    readonly label: string;
    readonly copy: string;
    readonly done: string;
  };
  secret: string;
  onDone: () => void;
}

/** A secret that cannot be shown again. Only the button closes it: a stray click would lose it. */
export function ShownOnce({ texts, secret, onDone }: ShownOnceProps) {
  return (
    <Dialog
      isOpen
      size="md"
      title={texts.title}
      isDismissable={false}
      onOpenChange={onDone}
      footer={<Button onPress={onDone}>{texts.done}</Button>}
    >
      <div className="flex flex-col gap-5">
        <Banner tone="warning" live>
          {texts.warning}
        </Banner>
        <CodeBlock
          label={texts.label}
          code={secret}
          copyLabel={texts.copy}
          variant="primary"
          confirmationMs={TIMINGS.copyConfirmation}
        />
      </div>
    </Dialog>
  );
}
