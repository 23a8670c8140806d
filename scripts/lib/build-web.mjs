import { createRequire } from 'node:module';
import path from 'node:path';
import { WEB } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { runCommand } from './run-command.mjs';
import { UserError } from './user-error.mjs';

/** First what browsers load, then what the server needs to draw the public pages. */
export async function buildWeb() {
  await runVite(['build']);
  await precompress(path.join(WEB, 'dist'));
  await runVite(['build', '--ssr']);
}

async function runVite(args) {
  // Found from the application: npm may keep its Vite there, beside another version for the tests.
  const vitePackage = createRequire(path.join(WEB, 'package.json')).resolve('vite/package.json');
  const vite = path.join(path.dirname(vitePackage), 'bin/vite.js');
  const { code, output } = await runCommand(process.execPath, [vite, ...args], {
    cwd: WEB,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new UserError(`${output}\nThe web application could not be built: see the message above.`);
}
