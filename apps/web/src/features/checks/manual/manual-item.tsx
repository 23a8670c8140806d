import { MANUAL_CHECKS, MANUAL_OUTCOMES, type ManualCheckKey, type ManualOutcome } from '@evenway/checks';
import {
  answerManualCheck,
  listManualAnswers,
  MANUAL_NOTE_MAX_LENGTH,
  type ManualCheckAnswer,
} from '@evenway/contract';
import { type ComponentProps, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatDateTime } from '../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DisabledReason } from '../../../ui/actions/disabled-reason.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useCheckGuidance } from '../check-guidance-context.tsx';
import { CriteriaLinks } from '../findings/criteria-links.tsx';
import { manualTexts } from './manual-texts.ts';

interface ManualItemProps {
  websiteId: string;
  check: ManualCheckKey;
  answer: ManualCheckAnswer | undefined;
}

/** One manual check: what to do, and the result. */
export function ManualItem({ websiteId, check, answer }: ManualItemProps) {
  const t = useTexts(manualTexts);
  const language = languagePreference.use();
  const [isOpen, setOpen] = useState(false);
  const outcome = answer?.outcome ?? 'untested';
  const { criteria, minutes } = MANUAL_CHECKS[check];
  const { title, why, steps } = useCheckGuidance().manual[check];
  return (
    <Disclosure
      title={title}
      headingLevel={3}
      isOpen={isOpen}
      onToggle={setOpen}
      note={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-ink-muted text-sm">
          <Badge tone={tones[outcome]}>{t.outcomes[outcome]}</Badge>
          <span>{t.minutes(minutes)}</span>
        </span>
      }
    >
      {isOpen && (
        <div className="flex w-full max-w-3xl flex-col gap-5">
          <p className="max-w-measure">{why}</p>
          <ol className="flex max-w-measure list-decimal flex-col gap-1.5 ps-6">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <AnswerForm websiteId={websiteId} check={check} answer={answer} name={title} />
          <div className="flex flex-col gap-1 text-ink-muted text-sm">
            {answer && <p>{t.by(answer.answeredBy ?? t.formerMember, formatDateTime(language, answer.answeredAt))}</p>}
            <CriteriaLinks criteria={criteria} />
          </div>
        </div>
      )}
    </Disclosure>
  );
}

const tones: Record<ManualOutcome, ComponentProps<typeof Badge>['tone']> = {
  passed: 'success',
  failed: 'warning',
  inapplicable: 'info',
  untested: 'neutral',
};

function AnswerForm({ websiteId, check, answer, name }: ManualItemProps & { name: string }) {
  const t = useTexts(manualTexts);
  const { role } = useSession();
  const isAdmin = role === 'ORG_ADMIN';
  const change = useCallMutation({
    run: (body: { outcome: ManualOutcome; note: string }) =>
      call(answerManualCheck, { params: { websiteId, check }, body }),
    replaces: queryKeyOf(listManualAnswers, { params: { websiteId } }),
    onDone: () => showToast({ tone: 'success', message: t.saved }),
    failed: t.saveFailed,
  });
  const form = useForm({
    about: `${websiteId} ${check}`,
    initial: { outcome: (answer?.outcome ?? 'untested') as string, note: answer?.note ?? '' },
    validate: () => ({}),
    submit: async ({ outcome, note }) => {
      await change.submit({ outcome: outcome as ManualOutcome, note: note.trim() });
    },
  });
  return (
    <Form label={name} onSubmit={() => isAdmin && form.handleSubmit()}>
      <ErrorBanner>{form.failure !== null && change.problem}</ErrorBanner>
      <RadioGroup
        label={t.answer}
        name="outcome"
        value={form.values.outcome as ManualOutcome}
        onChange={(outcome) => form.set('outcome', outcome)}
        isDisabled={!isAdmin}
        options={MANUAL_OUTCOMES.map((id) => ({ id, label: t.outcomes[id] }))}
      />
      <TextArea
        {...form.field('note')}
        label={t.note}
        description={t.noteHelp}
        isRequired={false}
        isReadOnly={!isAdmin}
        maxLength={MANUAL_NOTE_MAX_LENGTH}
      />
      <div>
        <DisabledReason reason={isAdmin ? undefined : t.onlyAdmins}>
          <Button type="submit" isPending={form.isSubmitting} pendingLabel={t.saving}>
            {t.save}
          </Button>
        </DisabledReason>
      </div>
    </Form>
  );
}
