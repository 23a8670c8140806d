import type { Plugin } from 'vite';
import { fetchSettings } from './fetch-settings.ts';

/** The production server fills the same placeholder once, when it starts. */
export function settingsInDevelopment(): Plugin {
  return {
    name: 'evenway-settings',
    apply: 'serve',
    async transformIndexHtml(html) {
      const json = JSON.stringify(await fetchSettings()).replaceAll('<', '\\u003c');
      return html.replace(
        '<!--evenway-settings-->',
        () => `<script type="application/json" id="evenway-settings">${json}</script>`,
      );
    },
  };
}
