import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltWidget } from './build.ts';

/** What a page pays before and after the panel is opened, as brotli sends it. Fails when a limit is passed. */
const limits = { before: 4096, after: 17_408 };
const manifest = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist/manifest.json');
if (!existsSync(manifest)) throw new Error('Build the widget first: npx tsx apps/widget/build.ts');
const built: BuiltWidget = JSON.parse(readFileSync(manifest, 'utf8'));
const { adjust, panel, groups, message, move, check, axe, store, tools, reading, measure, follow } = built;
const sizeOf = (file: string) => built.files[file]?.brotli ?? Number.NaN;
const script = (name: string) => sizeOf(`widget/parts/${name}.js`);
/** The longest one. */
const [language, texts] = Object.entries(built.locales)
  .map(([name, file]): [string, number] => [name, sizeOf(`widget/parts/${file}.json`)])
  .reduce((longest, one) => (one[1] > longest[1] ? one : longest));

const before = sizeOf('widget.js');
const after = before + script(adjust) + script(panel) + texts;
process.stdout.write(`before opening: ${before} of ${limits.before} bytes
after opening:  ${after} of ${limits.after} bytes (adjust ${script(adjust)}, panel ${script(panel)}, ${language} ${texts})
on first use:   groups ${script(groups)}, message ${script(message)}, move ${script(move)}, store ${script(store)}, tools ${script(tools)}, reading ${script(reading)}, measure ${script(measure)}, follow ${script(follow)}
for owners:     check ${script(check)}, axe ${script(axe)}
`);
if (!(before <= limits.before && after <= limits.after)) process.exitCode = 1;
