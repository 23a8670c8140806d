import { type CurrentUser, NAME_MAX_LENGTH } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { EmailField } from '../../shared/account-form/email-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { personalInfoTexts } from './personal-info-texts.ts';
import { usePersonalInfoForm } from './use-personal-info-form.ts';

export function PersonalInfoForm({ user }: { user: CurrentUser }) {
  const t = useTexts(personalInfoTexts);
  const form = usePersonalInfoForm(user);
  const { problem, saved } = form;
  return (
    <div className="max-w-xl">
      <Form onSubmit={form.handleSubmit}>
        <ErrorSummary title={t.summary} errors={form.errorList} />
        <ErrorBanner>{problem}</ErrorBanner>
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...form.field('firstName')}
            label={t.firstName}
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
          />
          <TextField
            {...form.field('lastName')}
            label={t.lastName}
            autoComplete="family-name"
            maxLength={NAME_MAX_LENGTH}
          />
        </div>
        <EmailField {...form.field('email')} label={t.email} description={t.emailHelp} autoComplete="email" />
        <div>
          <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={t.submitting}>
            {t.submit}
          </Button>
        </div>
      </Form>
      <PendingEmail user={user} />
      <div role="status" className="wrap-anywhere *:mt-6">
        {saved && (
          <Banner tone="success">
            <p className="font-semibold">{t.saved}</p>
            {saved.askedEmail && <p>{t.confirmEmail(saved.askedEmail, user.email)}</p>}
          </Banner>
        )}
      </div>
    </div>
  );
}
