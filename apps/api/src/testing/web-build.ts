import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fake web build that records what it was asked to render. */
const RENDERER = `export const createRenderer = async () => ({ template, page, language, settings, content, plans, webUrl }) =>
  template.replace('<!--evenway-body-->', JSON.stringify({ page, language, name: settings.brand.name, content, plans, webUrl }));
export const renderScreen = async (path, language) => ({ title: language + ' ' + path, html: '<main>' + language + '</main>' });`;

/** A folder with the files that the server expects of a web build; the caller removes it. */
export function writeSampleWebBuild(): string {
  const webDist = mkdtempSync(join(tmpdir(), 'evenway-site-'));
  mkdirSync(join(webDist, 'server'));
  writeFileSync(
    join(webDist, 'index.html'),
    '<!doctype html><html lang="en"><head><title>.</title><!--evenway-settings--></head><div id="root"></div>',
  );
  writeFileSync(join(webDist, 'site.html'), '<!doctype html><body><!--evenway-body--></body>');
  writeFileSync(join(webDist, 'server/render.mjs'), RENDERER);
  return webDist;
}
