import { paths } from '@evenway/contract';
import type { LocalServices } from '@evenway/local-services';
import { buildInfo } from './config/build-info.ts';
import { hasRole, type ResolvedSettings } from './config/settings.ts';
import { demoAccounts } from './features/demo/demo-accounts.ts';

/** What to do first; everything else is behind one address. */
export function printWelcome(
  settings: Pick<ResolvedSettings, 'SERVER_ROLES' | 'WEB_URL' | 'BRAND_NAME' | 'isProduction'>,
  local: Pick<LocalServices, 'databaseUrl' | 'smtpUrl'> | null,
  say: (line: string) => void,
): void {
  if (!hasRole(settings, 'web')) {
    say('Working on jobs.');
    return;
  }
  const url = settings.WEB_URL;
  if (settings.isProduction) {
    say(`Serving ${url}`);
    return;
  }
  const [{ email, password }] = demoAccounts;
  say(`\n  = ${settings.BRAND_NAME} is ready: ${url}\n`);
  const steps = [
    ...(local ? [`Try the widget on the sample site: ${url}/local/site`] : []),
    ...(local?.databaseUrl
      ? [`Sign in as the demo admin, ${email} with password ${password}: ${url}${paths.login}`]
      : []),
    ...(local?.smtpUrl ? [`Read the mails it sends, which all arrive here: ${url}/local/mail`] : []),
  ];
  for (const [index, step] of steps.entries()) say(`  ${index + 1}. ${step}`);
  if (local) say(`\n  Everything else that runs here: ${url}/local`);
  say('  Stop with Ctrl-C.\n');
}

/** Says each line as programs read it, which collect the log in production. */
export const asLog =
  (say: (line: string) => void) =>
  (line: string): void =>
    say(JSON.stringify({ level: 30, time: Date.now(), pid: process.pid, ...buildInfo, msg: line }));
