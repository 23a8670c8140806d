import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiTarget = process.env.API_TARGET ?? 'http://localhost:3001';
// The gallery of interface parts at /local/ui is a screen of this application; the rest of /local is the server's.
const proxied = ['/api', '^/local(?!/ui)', '/widget.js', '/widget/', '/healthz', '/readyz', '/app-settings.json'];

export default defineConfig({
  plugins: [react(), tailwindcss(), settingsInDevelopment(), onlyOurLanguages(), routerWithoutWarnings()],
  resolve: {
    // The browser takes methods, paths and fallback messages from the contract; checking is the server's part.
    alias: { 'zod/mini': new URL('src/platform/schemaless.ts', import.meta.url).pathname },
  },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // A data: stylesheet or font would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, apiTarget])),
  },
});

// The production server fills the same placeholder once, when it starts.
function settingsInDevelopment(): Plugin {
  return {
    name: 'evenway-settings',
    apply: 'serve',
    async transformIndexHtml(html) {
      const settings = await fetch(`${apiTarget}/app-settings.json`)
        .then((response) => (response.ok ? response.text() : '{}'))
        .catch(() => '{}');
      const json = settings.replaceAll('<', '\\u003c');
      return html.replace(
        '<!--evenway-settings-->',
        () => `<script type="application/json" id="evenway-settings">${json}</script>`,
      );
    },
  };
}

// React Aria carries its few strings in some thirty languages; the product speaks two.
function onlyOurLanguages(): Plugin {
  const foreign = /react-aria.*[\\/]intl[\\/].*[\\/](?!en-US|fr-FR)[a-z]{2}-[A-Z]{2}\.mjs$/;
  return {
    name: 'evenway-languages',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (foreign.test(id) ? 'export default {};' : null),
  };
}

// React Router's package always resolves to its development build; the production twin stands beside it.
function routerWithoutWarnings(): Plugin {
  return {
    name: 'evenway-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const id = found?.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2');
      return found && id ? { ...found, id } : null;
    },
  };
}
