import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Section } from '../../ui/layout/section.tsx';

export function GalleryForm() {
  const form = useForm({
    initial: { email: '', password: '', terms: false },
    validate: ({ email, password, terms }) => ({
      ...(!email.includes('@') && { email: 'Enter your email address' }),
      ...(password.length < 8 && { password: 'Use at least 8 characters' }),
      ...(!terms && { terms: 'Agree to the terms to go on' }),
    }),
    submit: () => new Promise((resolve) => setTimeout(resolve, 1500)),
  });
  return (
    <Section title="Form" description="Checked on submit. Several errors are summed up on top; one takes focus itself.">
      <div className="max-w-md">
        <Form onSubmit={form.handleSubmit} label="Sign up">
          <ErrorSummary title="There is a problem" errors={form.errorList} />
          <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
          <PasswordField label="Password" autoComplete="off" {...form.field('password')} />
          <Checkbox {...form.checkbox('terms')}>I agree to the terms</Checkbox>
          <Button
            type="submit"
            variant="primary"
            fullWidth
            isPending={form.isSubmitting}
            pendingLabel="Creating account…"
          >
            Create account
          </Button>
          <Button variant="quiet" onPress={() => showToast({ tone: 'success', message: 'Nothing was sent.' })}>
            Show a notice
          </Button>
        </Form>
      </div>
    </Section>
  );
}
