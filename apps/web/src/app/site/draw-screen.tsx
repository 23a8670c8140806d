import { DRAWN_LANGUAGE_ATTRIBUTE, type ScreenRenderer } from '@evenway/contract';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRouter } from '../../lib/router/router.ts';
import { createStillHistory } from '../../lib/router/still-history.ts';
import { languagePreference, languages } from '../../platform/preferences/language.ts';
import { applySettings } from '../../platform/settings.ts';
import { App } from '../app.tsx';
import { routes } from '../router.tsx';

/** The application itself, as it is before anything is known of the reader: `app/main.tsx` takes it over. */
export const drawScreen: ScreenRenderer = async (path, settings) => {
  const router = createRouter(routes, createStillHistory(path));
  await router.start();
  applySettings(settings);
  return languages
    .map((language) => {
      languagePreference.pin(language);
      const body = renderToString(
        <StrictMode>
          <App router={router} />
        </StrictMode>,
        // Both are in one document.
        { identifierPrefix: language },
      );
      return `<div ${DRAWN_LANGUAGE_ATTRIBUTE}="${language}">${body}</div>`;
    })
    .join('');
};
