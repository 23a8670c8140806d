import { buildWidget } from '../lib/build/build-package.ts';
import { reportError, UserError } from '../lib/errors.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { ensureBrowsers } from '../lib/testing/ensure-browsers.ts';

/**
 * What the Orca screen reader says about the widget in Firefox, on a virtual display and without sound. Not part of
 * `npm test`: it needs a Linux desktop's accessibility services.
 */
try {
  const { problems } = await ensureBrowsers(['firefox', 'screenReader']);
  if (problems.size > 0) throw new UserError([...problems.values()].join('\n'));
  await buildWidget();
  const config = 'apps/widget/tests/screen-reader/vitest.config.ts';
  const { code } = await runCommand('node_modules/.bin/vitest', ['run', '--config', config], { live: true });
  process.exitCode = code;
} catch (error) {
  reportError(error);
}
