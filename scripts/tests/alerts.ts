import { reportError, UserError } from '../lib/errors.mjs';
import { inRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';

/** `npm test -- alerts`: Prometheus's promtool checks the alert rules, and what triggers each. */
const FOLDER = inRoot('deploy/monitoring');

async function main(): Promise<void> {
  await ensurePromtool();
  for (const args of [
    ['check', 'rules', 'alerts.yaml'],
    ['test', 'rules', 'alerts.test.yaml'],
  ]) {
    const { code } = await runCommand('promtool', args, { cwd: FOLDER, live: true });
    if (code !== 0) process.exitCode = 1;
  }
}

async function ensurePromtool(): Promise<void> {
  if ((await runCommand('promtool', ['--version'])).code === 0) return;
  const install = ['install', '-y', '--no-install-recommends', 'prometheus'];
  if (process.getuid?.() !== 0) throw new UserError(`promtool is missing. Install it: apt-get ${install.join(' ')}`);
  console.log('Installing promtool (Debian package prometheus)...');
  // Its service is not needed: only the tool that comes with it.
  const { code, output } = await runCommand('apt-get', install, {
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (code !== 0)
    throw new UserError(`${output}\nThe package prometheus could not be installed, which brings promtool.`);
}

main().catch(reportError);
