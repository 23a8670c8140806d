import type { DemoAccount } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { loginTexts } from '../../../shared/sign-in/login-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';

interface QuickLoginProps {
  isDisabled: boolean;
  onChoose: (account: DemoAccount) => void;
}

/** One click into the demo, on a machine that runs it; elsewhere there are no such accounts and nothing is shown. */
export function QuickLogin({ isDisabled, onChoose }: QuickLoginProps) {
  const t = useTexts(loginTexts);
  if (settings.demoAccounts.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="mb-2 text-sm text-ink-muted">{t.quickLogin}</legend>
      {settings.demoAccounts.map((account) => (
        <Button key={account.email} isDisabled={isDisabled} onPress={() => onChoose(account)}>
          {t.demo[account.role]}
        </Button>
      ))}
    </fieldset>
  );
}
