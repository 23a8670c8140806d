import { reportError, UserError } from '../lib/errors.mjs';
import { inRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';

/** `npm test -- alerts`: Prometheus's promtool checks the alert rules and what triggers each, Alertmanager's amtool who is called. */
const FOLDER = inRoot('deploy/monitoring');
const ROUTES = ['config', 'routes', 'test', '--config.file=alertmanager.yaml'];
const CALLED = ['operator-now', 'operator-day'];

async function main(): Promise<void> {
  await ensureTool('promtool', 'prometheus');
  await ensureTool('amtool', 'prometheus-alertmanager');
  for (const [tool = '', ...args] of [
    ['promtool', 'check', 'rules', 'alerts.yaml'],
    ['promtool', 'test', 'rules', 'alerts.test.yaml'],
    ['amtool', 'check-config', 'alertmanager.yaml'],
    ...CALLED.map((one) => ['amtool', ...ROUTES, `--verify.receivers=${one}`, `called=${one}`]),
  ]) {
    const { code } = await runCommand(tool, args, { cwd: FOLDER, live: true });
    if (code !== 0) process.exitCode = 1;
  }
}

async function ensureTool(tool: string, name: string): Promise<void> {
  if ((await runCommand(tool, ['--version'])).code === 0) return;
  const install = ['install', '-y', '--no-install-recommends', name];
  if (process.getuid?.() !== 0) throw new UserError(`${tool} is missing. Install it: apt-get ${install.join(' ')}`);
  console.log(`Installing ${tool} (Debian package ${name})...`);
  // Its service is not needed: only the tool that comes with it.
  const { code, output } = await runCommand('apt-get', install, {
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (code !== 0) throw new UserError(`${output}\nThe package ${name} could not be installed, which brings ${tool}.`);
}

main().catch(reportError);
