import '../styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserHistory } from '../lib/router/browser-history.ts';
import { createRouter } from '../lib/router/router.ts';
import { startLanguage } from '../platform/preferences/language.ts';
import { startTheme } from '../platform/preferences/theme.ts';
import { App } from './app.tsx';
import { hydrateScreen } from './hydrate-screen.tsx';
import { routes } from './router.tsx';
import { takeServerRenderedScreen } from './server-rendered-screen.ts';

startTheme();
startLanguage();

const router = createRouter(routes, createBrowserHistory());
const isThere = router.start();
const rendered = takeServerRenderedScreen();
if (rendered === null) render();
else void isThere.then(() => (router.state.get().error === null ? hydrateScreen(rendered, router) : render()));

function render(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id "root"');
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}
