import {
  answerMessage,
  getMessage,
  getMessageSettings,
  listMessages,
  MESSAGE_LIMITS,
  type Message,
  type MessageStatus,
  updateMessage,
} from '@evenway/contract';
import { useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Section } from '../../ui/layout/section.tsx';
import { texts } from './texts.ts';
import type { VersionGuard } from './version-guard.ts';

/** How an answer reaches the visitor, and if not by mail, why. */
const DELIVERY = {
  none: 'answerPage',
  unverified: 'answerUnverified',
  unconfirmed: 'answerUnconfirmed',
  mailed: 'answerMailed',
} as const satisfies Record<Message['answerMail'], string>;

const CHANGED = [getMessage, listMessages, getMessageSettings] as const;

/**
 * Someone else may have answered meanwhile: the form says so, their answer appears above, and what was typed stays, to be sent or
 * discarded. It also survives a reload and the end of the session.
 */
export function AnswerForm({ message, seen }: { message: Message; seen: VersionGuard }) {
  const t = useTexts(texts);
  const params = { id: message.id };
  const answer = useCallMutation({
    run: (values: { text: string; isMended: boolean }) =>
      seen.change((version) => call(answerMessage, { params, body: { version, ...values } })),
    invalidates: CHANGED,
  });
  const form = useForm({
    about: message.id,
    initial: { text: '', isMended: false },
    validate: ({ text }): { text?: string } => (text.trim() === '' ? { text: t.answerEmpty } : {}),
    submit: async (values) => {
      await answer.submit(values);
      form.set('text', '');
      form.set('isMended', false);
      showToast({ tone: 'success', message: t.sent });
    },
  });
  const { text } = form.values;
  useEffect(() => seen.setTyping('answer', text !== ''), [seen, text]);
  const mark = useCallMutation({
    run: (status: MessageStatus) =>
      seen.change((version) => call(updateMessage, { params, body: { version, status } })),
    invalidates: CHANGED,
    onDone: (_, status) => showToast({ tone: 'success', message: t.marked[status] }),
    failed: { fallback: t.changeFailed },
  });
  const problem = form.failure ? errorToText(form.failure, t.sendFailed) : mark.problem;
  return (
    <Section title={t.answerTitle} description={t[DELIVERY[message.answerMail]]}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Form label={t.answerTitle} onSubmit={form.handleSubmit}>
          <ErrorBanner>{problem}</ErrorBanner>
          <TextArea label={t.answer} {...form.field('text')} rows={5} maxLength={MESSAGE_LIMITS.answer} />
          <Checkbox {...form.checkbox('isMended')}>{t.isMended}</Checkbox>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={t.sending}>
              {t.send}
            </Button>
          </div>
        </Form>
        <div className="flex flex-wrap gap-3">
          {nextOf(message.status).map((status) => (
            <Button
              key={status}
              isPending={mark.isPending && mark.input === status}
              pendingLabel={t.saving}
              onPress={() => mark.start(status)}
            >
              {t.markAs[status]}
            </Button>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The statuses that can be set without an answer here, since the visitor may have been answered elsewhere. */
const nextOf = (status: MessageStatus): MessageStatus[] =>
  (['mended', 'answered', 'new'] as const).filter((one) => one !== status);
