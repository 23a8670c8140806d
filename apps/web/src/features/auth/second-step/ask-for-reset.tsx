import { askForReset } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { errorToText } from '../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { secondStepTexts } from './second-step-texts.ts';

/** The last resort. The server knows whom an admin can help, and says so. */
export function AskForReset() {
  const t = useTexts(secondStepTexts);
  const request = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => void (await call(askForReset, {})),
  });
  if (request.isDone)
    return (
      <div className="mt-4">
        <Banner tone="success" takesFocus>
          {t.asked}
        </Banner>
      </div>
    );
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <ErrorBanner>{request.failure !== null && errorToText(request.failure, { fallback: t.askFailed })}</ErrorBanner>
      <Button size="sm" isPending={request.isSubmitting} pendingLabel={t.asking} onPress={request.handleSubmit}>
        {t.askForReset}
      </Button>
    </div>
  );
}
