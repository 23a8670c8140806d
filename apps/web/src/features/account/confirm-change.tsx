import type { CurrentUser } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settings } from '../../platform/settings.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { confirmChangeTexts } from './confirm-change-texts.ts';
import type { Confirmation } from './use-confirmation.ts';
import type { ConfirmationMethod } from './validate-personal-info.ts';

interface ConfirmChangeProps {
  user: CurrentUser;
  confirmation: Confirmation | null;
  value: ConfirmationMethod;
  onChange: (method: ConfirmationMethod) => void;
}

/** How someone without a password confirms a new address. */
export function ConfirmChange({ user, confirmation, value, onChange }: ConfirmChangeProps) {
  const t = useTexts(confirmChangeTexts);
  const providers = user.providers.filter((provider) => settings.providers[provider]);
  const options = [
    { id: 'email', label: t.byEmail(user.email), description: t.byEmailHelp },
    ...providers.map((id) => ({ id, label: t.signIn[id], description: t.signInHelp })),
  ] as const;
  const chosen = options.some(({ id }) => id === value) ? value : 'email';
  if (confirmation === 'done') return null;
  return <RadioGroup<ConfirmationMethod> label={t.label} options={options} value={chosen} onChange={onChange} />;
}

/** The result of a visit to the provider, until the change is saved. */
export function ConfirmationNotice({ confirmation }: { confirmation: Confirmation | null }) {
  const t = useTexts(confirmChangeTexts);
  if (confirmation === null) return null;
  return (
    <Banner tone={confirmation === 'done' ? 'success' : 'error'} live>
      {t[confirmation]}
    </Banner>
  );
}
