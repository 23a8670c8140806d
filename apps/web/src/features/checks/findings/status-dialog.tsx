import { FINDING_STATUSES, type FindingStatus } from '@evenway/checks';
import { FINDING_REASON_MAX_LENGTH, listFindings, setFindingStatus, type WebsiteFinding } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FormDialog } from '../../../shared/dialogs/form-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useCheckGuidance } from '../check-guidance-context.tsx';
import { findingTexts } from './finding-texts.ts';

/** Sets the status of a finding. Accepting one needs a reason. */
export function StatusDialog({ finding, onClose }: { finding: WebsiteFinding; onClose: () => void }) {
  const t = useTexts(findingTexts);
  const { titleOf } = useCheckGuidance();
  const change = useCallMutation({
    run: ({ status, reason }: { status: FindingStatus; reason: string }) =>
      call(setFindingStatus, {
        params: { id: finding.id },
        body: { status, ...(status === 'accepted' && { reason: reason.trim() }) },
      }),
    invalidates: [listFindings],
    onDone: () => {
      showToast({ tone: 'success', message: t.saved });
      onClose();
    },
    failed: t.saveFailed,
  });
  const form = useForm({
    about: finding.id,
    initial: { status: finding.status as string, reason: finding.reason ?? '' },
    validate: ({ status, reason }) =>
      status === 'accepted' && reason.trim() === '' ? { reason: t.reasonMissing } : {},
    submit: async ({ status, reason }) => {
      await change.submit({ status: status as FindingStatus, reason });
    },
  });
  return (
    <FormDialog
      title={t.changeStatusOf(titleOf(finding.rule))}
      size="md"
      form={form}
      problem={change.problem}
      submitLabel={t.save}
      pendingLabel={t.saving}
      cancelLabel={t.cancel}
      onClose={onClose}
    >
      <RadioGroup
        label={t.status}
        name="status"
        value={form.values.status as FindingStatus}
        onChange={(status) => form.set('status', status)}
        options={FINDING_STATUSES.map((id) => ({ id, label: t.statuses[id], description: t.statusHelp[id] }))}
      />
      {form.values.status === 'accepted' && (
        <TextArea
          {...form.field('reason')}
          label={t.reason}
          description={t.reasonHelp}
          maxLength={FINDING_REASON_MAX_LENGTH}
        />
      )}
    </FormDialog>
  );
}
