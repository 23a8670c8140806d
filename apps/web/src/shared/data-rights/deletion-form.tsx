import type { ReactNode } from 'react';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';

interface DeletionTexts {
  title: string;
  lost: readonly string[];
  typeFirst: string;
  submit: string;
  submitting: string;
  failed: string;
  offline: string;
}

interface DeletionFormProps {
  texts: DeletionTexts;
  /** One more item of what is lost, with a link. */
  lastItem: ReactNode;
  /** Asks to type a name or address. */
  confirm: string;
  isConfirmed: (typed: string) => boolean;
  run: (typed: string) => Promise<void>;
}

/** What will be lost, and what to type before it is. */
export function DeletionForm({ texts: t, lastItem, confirm, isConfirmed, run }: DeletionFormProps) {
  const removal = useCallMutation({ run, failed: { unexplained: t.failed, network: t.offline, fallback: t.failed } });
  const form = useForm({
    isKept: false,
    initial: { typed: '' },
    validate: () => ({}),
    submit: ({ typed }) => removal.submit(typed.trim()),
  });
  return (
    <>
      <ul className="mb-6 flex list-disc flex-col gap-1.5 ps-5">
        {t.lost.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
        <li>{lastItem}</li>
      </ul>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        <ErrorBanner>{form.failure !== null && removal.problem}</ErrorBanner>
        <TextField {...form.field('typed')} label={confirm} autoComplete="off" />
        <div>
          <DisabledReason reason={isConfirmed(form.values.typed.trim()) ? undefined : t.typeFirst}>
            <Button type="submit" variant="danger" isPending={form.isSubmitting} pendingLabel={t.submitting}>
              {t.submit}
            </Button>
          </DisabledReason>
        </div>
      </Form>
    </>
  );
}
