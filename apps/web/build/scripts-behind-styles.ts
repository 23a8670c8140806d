import type { Plugin } from 'vite';

const STYLES = /^.*<link rel="stylesheet"[^>]*>\n/gm;
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * A server-rendered page can be read before any script has loaded, so scripts load after styles and with lower priority
 * than styles and the font.
 */
export function scriptsBehindStyles(): Plugin {
  return {
    name: 'scripts-behind-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = html.match(STYLES)?.join('') ?? '';
        const firstScript = html.search(/^.*<script type="module"/m);
        if (styles === '' || firstScript < 0) throw new Error('A page has no styles or no script to put in order');
        const ordered = html.slice(0, firstScript) + styles + html.slice(firstScript).replace(STYLES, '');
        return ordered.replace(SCRIPTS, '$& fetchpriority="low"');
      },
    },
  };
}
