import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, transform } from 'esbuild';
import { shortestBrotli } from './shortest-brotli.ts';

/** What is in `manifest.json`: the names of the parts without their endings, and every file as it is sent. */
export interface BuiltWidget {
  readonly version: string;
  readonly loader: string;
  readonly integrity: string;
  readonly adjust: string;
  readonly panel: string;
  readonly groups: string;
  readonly message: string;
  readonly move: string;
  readonly check: string;
  readonly axe: string;
  readonly store: string;
  readonly tools: string;
  readonly reading: string;
  readonly measure: string;
  readonly follow: string;
  /** By language. */
  readonly locales: Record<string, string>;
  readonly fonts: Record<string, FontFile[]>;
  readonly files: Record<string, BuiltFile>;
}

interface FontFile {
  readonly regular: string;
  readonly bold: string;
  /** The characters in it, as a style sheet names them. */
  readonly range: string | undefined;
}

interface BuiltFile {
  readonly sha384: string;
  readonly bytes: number;
  brotli?: number;
  gzip?: number;
}

/**
 * Builds the widget into plain files, in `dist` or in the folder it is told. Every part is named by the SHA-256 of its
 * content, and its loader knows that name, so the loader (`widget.js`) pins all the code that can ever run. The same
 * sources give the same bytes.
 *
 * Syntax: ES2020. With the platform features it needs (constructable style sheets, cascade layers, `:is()`, look-behind in
 * regular expressions) that is Chrome and Edge 99, Firefox 101, Safari 16.4 and later. Older ones show no button.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const out = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
const source = (file: string) => path.join(here, 'src', file);
const require = createRequire(import.meta.url);
const files: BuiltWidget['files'] = {};
const cssAsText: Plugin = {
  name: 'css-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'css', minify: true });
      // The compressor leaves the space before the value of a custom property alone.
      return { contents: code.trim().replace(/(--[\w-]+): /g, '$1:'), loader: 'text' };
    });
  },
};

rmSync(out, { recursive: true, force: true });
mkdirSync(path.join(out, 'widget/parts'), { recursive: true });

const fonts: BuiltWidget['fonts'] = {};
for (const [name, folder] of Object.entries({
  atkinson: 'atkinson-hyperlegible-next',
  lexend: 'lexend',
  opendyslexic: 'opendyslexic',
})) {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${folder}/unicode.json`), 'utf8'),
  );
  const read = (subset: string, weight: number) =>
    readFileSync(require.resolve(`@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff2`));
  // A font that comes as one file has no ranges.
  fonts[name] = (ranges.latin ? ['latin', 'latin-ext'] : ['latin']).map((subset) => ({
    regular: writePart(`${name}-${subset}-400`, 'woff2', read(subset, 400), false),
    bold: writePart(`${name}-${subset}-700`, 'woff2', read(subset, 700), false),
    range: ranges[subset],
  }));
}

const locales: Record<string, string> = {};
const groupLocales: Record<string, string> = {};
const messageLocales: Record<string, string> = {};
for (const file of readdirSync(source('locales')).sort()) {
  const language = path.basename(file, '.ts');
  if (language === 'messages') continue;
  const { code } = await transform(readFileSync(source(`locales/${file}`), 'utf8'), { loader: 'ts', format: 'esm' });
  const texts = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  locales[language] = writePart(language, 'json', Buffer.from(JSON.stringify(texts.panel)));
  groupLocales[language] = writePart(`${language}-groups`, 'json', Buffer.from(JSON.stringify(texts.groups)));
  messageLocales[language] = writePart(`${language}-message`, 'json', Buffer.from(JSON.stringify(texts.message)));
}

const reading = writePart(
  'reading',
  'js',
  await bundle('adjustments/start-reading.ts', { LOCALE_HASHES: hashesOf(groupLocales) }),
);
const tools = writePart(
  'tools',
  'js',
  await bundle('adjustments/start-tools.ts', { FONT_FILES: fonts, READING_PART: reading }),
);
const store = writePart('store', 'js', await bundle('settings/start-storing.ts', {}));
const measure = writePart('measure', 'js', await bundle('adjustments/start-measuring.ts', {}));
const follow = writePart('follow', 'js', await bundle('adjustments/start-following.ts', {}));
const adjust = writePart(
  'adjust',
  'js',
  await bundle('adjustments/start-adjusting.ts', {
    STORE_PART: store,
    TOOLS_PART: tools,
    MEASURE_PART: measure,
    FOLLOW_PART: follow,
  }),
);
const message = writePart(
  'message',
  'js',
  await bundle('message/start-message.ts', { LOCALE_HASHES: hashesOf(messageLocales) }),
);
const groups = writePart(
  'groups',
  'js',
  await bundle('panel/groups/start-groups.ts', {
    LOCALE_HASHES: hashesOf(groupLocales),
    MESSAGE_PART: message,
    MEASURE_PART: measure,
  }),
);
const panel = writePart(
  'panel',
  'js',
  await bundle('panel/start-panel.ts', { LOCALE_HASHES: hashesOf(locales), GROUPS_PART: groups }),
);
const axe = writePart('axe', 'js', axeScript());
const check = writePart('check', 'js', await bundle('check/start-check.ts', { ADJUST_PART: adjust, AXE_PART: axe }));
const move = writePart('move', 'js', await bundle('move-button/start-moving.ts', { CHECK_PART: check }));
const parts = { ADJUST_PART: adjust, PANEL_PART: panel, MOVE_PART: move };
// The loader tells which build it is; its name is made from what it would be without one.
const version = hash('sha256', await bundle('loader/main.ts', { ...parts, LOADER_VERSION: '' }), 'hex').slice(0, 8);
const script = await bundle('loader/main.ts', { ...parts, LOADER_VERSION: version });
const loader = `loader.${hash('sha384', script, 'hex').slice(0, 16)}.js`;
write('widget.js', script);
// The same bytes under a name that never changes its content, for snippets that pin them.
write(`widget/parts/${loader}`, script);
const integrity = `sha384-${hash('sha384', script, 'base64')}`;
const built: BuiltWidget = {
  ...{ version, loader, integrity, adjust, panel, groups, message, move, check, axe, store, tools },
  ...{ reading, measure, follow, locales, fonts, files },
};
writeFileSync(path.join(out, 'manifest.json'), `${JSON.stringify(built, null, 2)}\n`);

async function bundle(entry: string, define: Record<string, unknown>): Promise<Buffer> {
  const result = await build({
    entryPoints: [source(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['es2020', 'chrome99', 'firefox101', 'safari16.4'],
    legalComments: 'none',
    charset: 'utf8',
    // TypeScript has checked what strict mode would; its mark in every part would only cost bytes.
    tsconfigRaw: { compilerOptions: { strict: false } },
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    plugins: [cssAsText],
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error(`${entry} gave no file.`);
  return Buffer.from(file.contents);
}

/**
 * axe-core as it was published, with its notice. It takes no module loader of the page for its own, and leaves itself
 * on the script element that loaded it.
 */
function axeScript(): Buffer {
  const published = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  return Buffer.from(
    `(function(define,module,exports){${published}\n;document.currentScript.evenway=window.axe}).call(window);\n`,
  );
}

/** Of parts that are named by a language: their names can be put together again from it and the hash. */
function hashesOf(parts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([language, part]) => [language, part.slice(-43)]));
}

function writePart(name: string, extension: string, bytes: Buffer, compress = true): string {
  const part = `${name}-${hash('sha256', bytes, 'base64url')}`;
  write(`widget/parts/${part}.${extension}`, bytes, compress);
  return part;
}

function write(file: string, bytes: Buffer, compress = true): void {
  writeFileSync(path.join(out, file), bytes);
  const entry: BuiltFile = { sha384: hash('sha384', bytes, 'base64'), bytes: bytes.length };
  if (compress) {
    const brotli = shortestBrotli(bytes);
    const gzip = gzipSync(bytes, { level: 9 });
    // The operating system's mark in the gzip header would make builds differ.
    gzip[9] = 255;
    writeFileSync(path.join(out, `${file}.br`), brotli);
    writeFileSync(path.join(out, `${file}.gz`), gzip);
    Object.assign(entry, { brotli: brotli.length, gzip: gzip.length });
  }
  files[file] = entry;
}
