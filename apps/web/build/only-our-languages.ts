import type { Plugin } from 'vite';

/** React Aria carries its few strings in some thirty languages; the product speaks two. */
export function onlyOurLanguages(): Plugin {
  const foreign = /react-aria.*[\\/]intl[\\/].*[\\/](?!en-US|fr-FR)[a-z]{2}-[A-Z]{2}\.mjs$/;
  return {
    name: 'evenway-languages',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (foreign.test(id) ? 'export default {};' : null),
  };
}
