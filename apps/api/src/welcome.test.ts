import { expect, it } from 'vitest';
import { buildInfo } from './config/build-info.ts';
import { asLog, printWelcome } from './welcome.ts';

const settings = {
  SERVER_ROLES: ['web' as const],
  WEB_URL: 'http://localhost:3000',
  BRAND_NAME: 'Evenway',
  isProduction: false,
};
const printed = (local: Parameters<typeof printWelcome>[1], change = {}) => {
  const lines: string[] = [];
  printWelcome({ ...settings, ...change }, local, (line) => lines.push(line));
  return lines.join('\n');
};

it('a start ends with three things to do first, and one address for everything else', () => {
  expect(printed({ databaseUrl: 'postgres://here', smtpUrl: 'smtp://here' })).toBe(`
  = Evenway is ready: http://localhost:3000

  1. Try the widget on the sample site: http://localhost:3000/local/site
  2. Sign in as the demo admin, admin@demo.example with password Evenway1!: http://localhost:3000/auth/login
  3. Read the mails it sends, which all arrive here: http://localhost:3000/local/mail

  Everything else that runs here: http://localhost:3000/local
  Stop with Ctrl-C.
`);
});

it('names no demo account, mail or page that is not there', () => {
  expect(printed({})).not.toMatch(/demo|mail/);
  expect(printed(null)).not.toMatch(/site|Everything else/);
  expect(printed(null, { SERVER_ROLES: ['jobs'] })).toBe('Working on jobs.');
});

it('O11: is one line of the log in production, for programs', () => {
  const lines: string[] = [];
  printWelcome(
    { ...settings, isProduction: true },
    null,
    asLog((line) => void lines.push(line)),
  );
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, ...buildInfo, msg: 'Serving http://localhost:3000' }),
  ]);
});
