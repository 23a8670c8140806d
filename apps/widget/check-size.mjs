import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a page pays before and after the panel is opened, as brotli sends it. Fails when a limit is passed. */
const limits = { before: 4096, after: 17_408 };
const manifest = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist/manifest.json');
if (!existsSync(manifest)) throw new Error('Build the widget first: node apps/widget/build.mjs');
const { files, adjust, panel, groups, message, place, check, axe, keep, tools, reading, measure, follow, locales } =
  JSON.parse(readFileSync(manifest, 'utf8'));
const script = (name) => files[`widget/parts/${name}.js`].brotli;
const [language, texts] = Object.entries(locales)
  .map(([name, file]) => [name, files[`widget/parts/${file}.json`].brotli])
  .sort((a, b) => b[1] - a[1])[0];

const before = files['widget.js'].brotli;
const after = before + script(adjust) + script(panel) + texts;
process.stdout.write(`before opening: ${before} of ${limits.before} bytes
after opening:  ${after} of ${limits.after} bytes (adjust ${script(adjust)}, panel ${script(panel)}, ${language} ${texts})
on first use:   groups ${script(groups)}, message ${script(message)}, place ${script(place)}, keep ${script(keep)}, tools ${script(tools)}, reading ${script(reading)}, measure ${script(measure)}, follow ${script(follow)}
for owners:     check ${script(check)}, axe ${script(axe)}
`);
if (before > limits.before || after > limits.after) process.exitCode = 1;
