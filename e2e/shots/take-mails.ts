import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '@evenway/testing/contact-page';
import type { Browser } from '@playwright/test';
import { composeSamples } from '../../apps/api/src/testing/mail-samples.ts';
import { heightOf, type Look, nameOf } from './looks.ts';
import type { Taken } from './take-screens.ts';

/** Pictures of every mail, HTML and text, as in a mail program without images. */
export async function takeMails(
  browser: Browser,
  looks: readonly Look[],
  isWanted: (name: string) => boolean,
  folder: string,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const look of looks) {
    const page = await browser.newPage({
      viewport: { width: look.width, height: heightOf(look.width) },
      colorScheme: look.theme,
    });
    for (const { name: mail, html, text, subject } of await composeSamples(look.language)) {
      for (const [name, content] of [
        [`mail-${mail}`, html],
        [`mail-${mail}--text`, `<pre style="white-space:pre-wrap">${escapeHtml(`${subject}\n\n${text}`)}</pre>`],
      ] as const) {
        if (!isWanted(name)) continue;
        const file = path.join(folder, 'screens', name, `${nameOf(look)}.png`);
        await mkdir(path.dirname(file), { recursive: true });
        await page.setContent(content);
        await page.screenshot({ path: file, fullPage: true });
        await writeFile(file.replace(/png$/, 'html'), content);
        taken.push({ name, look, file });
      }
    }
    await page.close();
  }
  return taken;
}
