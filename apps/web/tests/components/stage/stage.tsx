import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import './stage.css';
import { BusyButton, ButtonWithReason } from './action-samples.tsx';
import { ChartSample, DisclosureSample, SortedTable, Toasts } from './data-samples.tsx';
import { FieldWithProblem, FormWithProblems, PeriodChoice } from './field-samples.tsx';
import {
  DialogSample,
  DialogSizes,
  LockedDialog,
  MenuSample,
  SidebarSample,
  TabsSample,
  VanishingRow,
} from './overlay-samples.tsx';

const samples = {
  BusyButton,
  ButtonWithReason,
  ChartSample,
  DialogSample,
  DialogSizes,
  DisclosureSample,
  FieldWithProblem,
  FormWithProblems,
  LockedDialog,
  MenuSample,
  PeriodChoice,
  SidebarSample,
  SortedTable,
  TabsSample,
  Toasts,
  VanishingRow,
};

export type SampleName = keyof typeof samples;

const name = window.location.hash.slice(1);
const Sample = samples[name as SampleName];
const root = document.getElementById('root');
if (!root || !Sample) throw new Error(`there is no sample ${name}`);
createRoot(root).render(
  <I18nProvider locale="en-US">
    <Sample />
  </I18nProvider>,
);
