import { getMessage, MESSAGE_LIMITS, type Message, updateMessage } from '@evenway/contract';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Section } from '../../ui/layout/section.tsx';
import { texts } from './texts.ts';
import type { VersionGuard } from './version-guard.ts';

/** Someone else's note replaces this one while nothing was typed here; otherwise both are shown. */
export function TeamNote({ message, seen }: { message: Message; seen: VersionGuard }) {
  const t = useTexts(texts);
  const save = useCallMutation({
    run: (note: string) =>
      seen.change((version) => call(updateMessage, { params: { id: message.id }, body: { version, note } })),
    invalidates: [getMessage],
  });
  /** The note as it was when typing began. */
  const [known, setKnown] = useState(message.note);
  const form = useForm({
    about: message.id,
    initial: { note: message.note },
    validate: () => ({}),
    submit: async ({ note }) => {
      const changed = await save.submit(note);
      setKnown(changed.note);
      form.set('note', changed.note);
      showToast({ tone: 'success', message: t.noteSaved });
    },
  });
  const { reset, values } = form;
  const isTyped = values.note !== known;
  useEffect(() => seen.setTyping('note', isTyped), [seen, isTyped]);
  useEffect(() => {
    if (isTyped || message.note === known) return;
    setKnown(message.note);
    reset({ note: message.note });
  }, [isTyped, message.note, known, reset]);
  return (
    <Section title={t.noteTitle} description={t.noteHelp}>
      <div className="max-w-3xl">
        <Form label={t.noteTitle} onSubmit={form.handleSubmit}>
          <ErrorBanner>{form.failure !== null && errorToText(form.failure, t.changeFailed)}</ErrorBanner>
          {isTyped && message.note !== known && message.note !== values.note && (
            <div className="wrap-anywhere">
              <p className="font-semibold">{t.noteElsewhere}</p>
              <p className="whitespace-pre-wrap">{message.note || t.noteEmpty}</p>
            </div>
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
