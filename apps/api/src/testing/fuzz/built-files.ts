import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FILES = {
  'web/index.html': '<!doctype html><head><!--evenway-settings--></head><div id="root"></div>',
  'web/assets/app-abc.js': 'export {};',
  'widget/widget.js': '// loader',
  'widget/widget/parts/panel-abc.js': '// panel',
  'widget/manifest.json': JSON.stringify({ version: '1.0.0', loader: 'loader-abc.js', integrity: 'sha384-abc' }),
};

/** The smallest servable build of application and widget. */
export function writeBuiltFiles() {
  const root = mkdtempSync(join(tmpdir(), 'evenway-fuzz-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return {
    webDist: join(root, 'web'),
    widgetDist: join(root, 'widget'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
