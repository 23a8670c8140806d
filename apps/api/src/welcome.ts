import type { LocalServices } from '@evenway/local-services';
import type { ResolvedSettings } from './config/settings.ts';
import { demoAccounts } from './features/demo/demo-accounts.ts';

/** Prints where to click in the terminal. */
export function printWelcome(
  settings: ResolvedSettings,
  local: LocalServices | null,
  say: (line: string) => void,
): void {
  if (!settings.SERVER_ROLES.includes('web')) {
    say('Working on jobs.');
    return;
  }
  const url = settings.WEB_URL;
  say(`\n  = ${settings.BRAND_NAME} is ready\n`);
  say(`  Application      ${url}`);
  if (settings.API_DOCS === 'on') say(`  API description  ${settings.API_URL}/api/docs`);
  if (local) say(`  Sample site      ${url}/local/site`);
  if (local) say(`  Local services   ${url}/local`);
  if (local?.smtpUrl) say(`  Mail inbox       ${url}/local/mail`);
  if (local?.payments) say(`  Payments         ${url}/local/payments`);
  if (local?.bookingUrls) say(`  Booked meetings  ${url}/local/booking`);
  if (local) say(`  Interface parts  ${url}/local/ui`);
  if (local?.databaseUrl) {
    say('');
    for (const { role, email, password } of demoAccounts) {
      say(`  Demo ${role === 'ORG_ADMIN' ? 'admin' : 'user '}       ${email}  ${password}`);
    }
  }
  say('\n  Stop with Ctrl-C.\n');
}
