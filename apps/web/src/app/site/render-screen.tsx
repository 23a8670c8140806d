import type { ScreenRenderer } from '@evenway/contract';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RouterHistory } from '../../lib/router/browser-history.ts';
import { resolveTo } from '../../lib/router/location.ts';
import { createRouter } from '../../lib/router/router.ts';
import { renderedTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { applySettings } from '../../platform/settings.ts';
import { App } from '../app.tsx';
import { routes } from '../router.tsx';

/** The application before anything is known about the reader: `app/main.tsx` hydrates it. */
export const renderScreen: ScreenRenderer = async (path, language, settings) => {
  const router = createRouter(routes, createStillHistory(path));
  await router.start();
  applySettings(settings);
  languagePreference.pin(language);
  const html = renderToString(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  return { title: renderedTitle(), html };
};

/** For a page that is rendered on the server, where nobody can navigate: one entry, forever. */
function createStillHistory(path: string): RouterHistory {
  const entry = { location: resolveTo(path, '/', null), index: 0 };
  return {
    read: () => entry,
    write: () => undefined,
    go: () => undefined,
    onPop: () => () => undefined,
    scrollTop: () => 0,
  };
}
