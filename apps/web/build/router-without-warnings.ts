import type { Plugin } from 'vite';

/** React Router's package always resolves to its development build; the production twin stands beside it. */
export function routerWithoutWarnings(): Plugin {
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
