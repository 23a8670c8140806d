import { getMessage, MESSAGE_LIMITS, type Message, updateMessage } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Section } from '../../ui/layout/section.tsx';
import { texts } from './texts.ts';

export function TeamNote({ message }: { message: Message }) {
  const t = useTexts(texts);
  const save = useCallMutation({
    run: (note: string) =>
      call(updateMessage, { params: { id: message.id }, body: { version: message.version, note } }),
    invalidates: [getMessage],
  });
  const form = useForm({
    initial: { note: message.note },
    validate: () => ({}),
    submit: async ({ note }) => {
      await save.submit(note);
      showToast({ tone: 'success', message: t.noteSaved });
    },
  });
  return (
    <Section title={t.noteTitle} description={t.noteHelp}>
      <div className="max-w-3xl">
        <Form label={t.noteTitle} onSubmit={form.handleSubmit}>
          {form.failure !== null && (
            <Banner tone="error" live>
              {errorToText(form.failure, t.changeFailed)}
            </Banner>
          )}
          <TextArea label={t.note} {...form.field('note')} isRequired={false} maxLength={MESSAGE_LIMITS.note} />
          <div>
            <Button type="submit" isPending={form.isSubmitting} pendingLabel={t.saving}>
              {t.saveNote}
            </Button>
          </div>
        </Form>
      </div>
    </Section>
  );
}
