import type { ScreenRenderer } from '@evenway/contract';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRouter } from '../../lib/router/router.ts';
import { createStillHistory } from '../../lib/router/still-history.ts';
import { drawnTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { applySettings } from '../../platform/settings.ts';
import { App } from '../app.tsx';
import { routes } from '../router.tsx';

/** The application itself, as it is before anything is known of the reader: `app/main.tsx` takes it over. */
export const drawScreen: ScreenRenderer = async (path, language, settings) => {
  const router = createRouter(routes, createStillHistory(path));
  await router.start();
  applySettings(settings);
  languagePreference.pin(language);
  const html = renderToString(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  return { title: drawnTitle(), html };
};
