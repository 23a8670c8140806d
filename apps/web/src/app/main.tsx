import '../styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../platform/preferences/language.ts';
import { startTheme } from '../platform/preferences/theme.ts';
import { App } from './app.tsx';

startTheme();
startLanguage();
// Few addresses name a plan, and every screen would pay for it.
const { search } = window.location;
if (search.includes('plan='))
  void import('../platform/plans/chosen-plan.ts').then(({ rememberChosenPlan }) => rememberChosenPlan(search));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
