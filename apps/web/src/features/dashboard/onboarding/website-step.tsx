import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { onboardingTexts } from './onboarding-texts.ts';

interface WebsiteStepProps {
  field: { name: string; value: string; onChange: (value: string) => void; error: string | undefined };
  onSubmit: () => void;
}

export function WebsiteStep({ field, onSubmit }: WebsiteStepProps) {
  const t = useTexts(onboardingTexts);
  return (
    <Form label={t.steps.website} onSubmit={onSubmit}>
      <TextField
        {...field}
        label={t.url}
        description={t.urlHelp}
        placeholder={t.urlPlaceholder}
        inputMode="url"
        autoComplete="off"
        maxLength={2048}
      />
    </Form>
  );
}
