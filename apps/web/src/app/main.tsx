import '../styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { rememberChosenPlan } from '../platform/plans/chosen-plan.ts';
import { startLanguage } from '../platform/preferences/language.ts';
import { startTheme } from '../platform/preferences/theme.ts';
import { App } from './app.tsx';

startTheme();
startLanguage();
rememberChosenPlan(window.location.search);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
