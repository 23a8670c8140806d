import { createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * A document that React hydrates as a whole, as with Next.js and Remix; `/hydrate.html` is its server-rendered markup.
 */
function Page() {
  const [count, setCount] = useState(0);
  return createElement(
    'html',
    { lang: 'en' },
    createElement(
      'head',
      null,
      createElement('script', { src: '/before/inside.js' }),
      createElement('title', null, 'Hydrated'),
    ),
    createElement(
      'body',
      null,
      createElement(
        'main',
        null,
        createElement('p', { id: 'px', style: { fontSize: '14px' } }, 'Text'),
        createElement('button', { id: 'count', type: 'button', onClick: () => setCount(count + 1) }, `${count}`),
      ),
    ),
  );
}

declare global {
  interface Window {
    /** What React could not hydrate. */
    recovered: string[];
  }
}

window.recovered = [];
hydrateRoot(document, createElement(Page), {
  onRecoverableError: (error) => window.recovered.push((error as Error).message),
});
