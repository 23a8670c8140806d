import type { Plugin } from 'vite';

/** Lines of a call that only the server reads: words for the API's description, and the shape of the answer. */
const FOR_THE_SERVER = /^ *(?:summary: (?:'[^']*'|`[^`]*`)|response: .*),$/gm;

/** Leaves out of the browser's scripts what no screen uses of the contract. */
export function callsForBrowsers(): Plugin {
  return {
    name: 'evenway-calls-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/calls\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(FOR_THE_SERVER, ''), map: null }),
    },
  };
}
