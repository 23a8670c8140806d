import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { apiTarget } from './build/fetch-settings.ts';
import { scriptsBehindStyles } from './build/scripts-behind-styles.ts';
import { settingsInDevelopment } from './build/settings-in-development.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { siteInDevelopment } from './build/site-in-development.ts';

// The gallery of interface parts at /local/ui is a screen of this application; the rest of /local is the server's.
const proxied = [
  '/api',
  '^/local(?!/ui)',
  '/widget.js',
  '/widget/',
  '/widget-preview/',
  '/healthz',
  '/readyz',
  '/app-settings.json',
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    settingsInDevelopment(),
    siteInDevelopment(),
    onlyOurLanguages(),
    scriptsBehindStyles(),
  ],
  build: isSsrBuild
    ? {
        // What the server needs to render the public pages: one self-contained file.
        target: 'node20',
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/site/render.tsx', output: { entryFileNames: 'render.mjs' } },
      }
    : {
        target: 'es2022',
        manifest: true,
        sourcemap: false,
        modulePreload: { polyfill: false },
        // The content security policy would refuse a data: stylesheet or font.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { application: 'index.html', site: 'site.html' },
          output: { codeSplitting: sharedChunks },
          // Texts and sections that only the server renders: importing them has no side effects, so they can be
          // dropped.
          treeshake: { moduleSideEffects: [{ test: /src\/(content|features\/landing)\//, sideEffects: false }] },
        },
      },
  // Otherwise React would be bundled twice, once for development.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  ssr: { noExternal: isSsrBuild ? true : [] },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, apiTarget])),
  },
}));

/** React Aria has its strings in some thirty languages; the product uses two. */
function onlyOurLanguages(): Plugin {
  const foreign = /react-aria.*[\\/]intl[\\/].*[\\/](?!en-US|fr-FR)[a-z]{2}-[A-Z]{2}\.mjs$/;
  return {
    name: 'evenway-languages',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (foreign.test(id) ? 'export default {};' : null),
  };
}
