import type { ComponentProps } from 'react';
import { RemovalDialog } from './removal-dialog.tsx';

interface NamedRemovalDialogProps
  extends Pick<ComponentProps<typeof RemovalDialog>, 'run' | 'invalidates' | 'onClose' | 'children'> {
  /** What is removed: a person, a key, an address. */
  name: string;
  texts: {
    readonly title: (name: string) => string;
    readonly confirm: string;
    readonly cancel: string;
    readonly done: (name: string) => string;
    readonly failed: string;
  };
}

/** Asks before something with a name is removed. */
export function NamedRemovalDialog({ name, texts, ...dialog }: NamedRemovalDialogProps) {
  return (
    <RemovalDialog
      {...dialog}
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      done={texts.done(name)}
      failed={texts.failed}
    />
  );
}
