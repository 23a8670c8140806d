import { declineTransfer } from '@evenway/contract';
import { call } from '../../platform/api/call.ts';
import { isDeadLink } from '../../platform/api/is-dead-link.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { FormFailure } from '../../shared/account-form/form-failure.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { texts } from './texts.ts';

interface DeclineOfferProps {
  token: string;
  onDeclined: () => void;
  onDead: (failure: unknown) => void;
}

/** Declining needs no account. */
export function DeclineOffer({ token, onDeclined, onDead }: DeclineOfferProps) {
  const t = useTexts(texts);
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      try {
        await call(declineTransfer, { query: { token } });
        onDeclined();
      } catch (failure) {
        if (!isDeadLink(failure)) throw failure;
        onDead(failure);
      }
    },
  });
  return (
    <>
      <Button isPending={form.isSubmitting} pendingLabel={t.declining} onPress={form.handleSubmit}>
        {t.decline}
      </Button>
      <FormFailure failure={form.failure} fallback={t.declineFailed} />
    </>
  );
}
